import type { Imports } from '../boundaries/folder-circles.ts';
import { NOUNS } from '../boundaries/floors.ts';
import { isTest } from '../boundaries/cruise-tree.ts';
import { nounOf, type ProductFile } from './noun-files.ts';
import { addressesOf, sentencesOf, tablesOf } from './what-a-noun-owns.ts';

/** Something of a noun that is found outside its folder. */
export interface Hit {
  readonly noun: string;
  readonly kind: 'name' | 'only user' | 'table' | 'address' | 'sentence';
  readonly path: string;
  /** The table, the address or the sentence. */
  readonly what: string;
}

/** A noun as file names say it: in the singular and in the plural. */
const namesOf = (noun: string): readonly string[] => {
  const name = noun.split('/')[1] ?? '';
  return [name, name.endsWith('s') ? name.slice(0, -1) : `${name}s`];
};

const carriesName = (path: string, noun: string): boolean =>
  path
    .split('/')
    .map((segment) => `-${segment.replaceAll(/[._]/g, '-')}-`)
    .some((words) => namesOf(noun).some((name) => words.includes(`-${name}-`)));

/** Files outside all nouns whose path carries this noun's name. */
const namedAfter = (noun: string, files: readonly ProductFile[]): readonly Hit[] =>
  files
    .filter((file) => file.noun === undefined && carriesName(file.path, noun))
    .map(({ path }) => ({ noun, kind: 'name', path, what: '' }));

const SQL_TEXT = /\bsql(?:<[^`]*?>)?`([^`]*)`/g;

const touches = (text: string, table: string): boolean =>
  new RegExp(
    `(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin|using)\\(\\s*['"\`]${table}\\b`,
  ).test(text) ||
  [...text.matchAll(SQL_TEXT)].some(([, sql = '']) =>
    new RegExp(`\\b(?:from|join|into|update|truncate|lock)\\s+(?:only\\s+)?${table}\\b`, 'i').test(
      sql,
    ),
  );

const others = (noun: string, files: readonly ProductFile[]): readonly ProductFile[] =>
  files.filter((file) => file.noun !== noun && !file.isTest && !/\/(migrations)\//.test(file.path));

/** What ships outside and touches its tables, names its addresses, or keeps a sentence that it alone says. */
const usedOutside = (noun: string, files: readonly ProductFile[]): readonly Hit[] => {
  const own = files.filter((file) => file.noun === noun);
  const [tables, addresses] = [tablesOf(own), addressesOf(own)];
  return others(noun, files).flatMap(({ path, text }) => [
    ...tables
      .filter((table) => touches(text, table))
      .map((what): Hit => ({ noun, kind: 'table', path, what })),
    ...addresses
      .filter((address) => new RegExp(`['"\`]${address}(?=['"\`/?])`).test(text))
      .map((what): Hit => ({ noun, kind: 'address', path, what })),
  ]);
};

/** Sentences kept outside a noun that nothing else says. */
const sentencesAstray = (files: readonly ProductFile[]): readonly Hit[] => {
  const sayers = new Map<string, Set<string | undefined>>();
  for (const { noun, text, path, isTest: test } of files) {
    if (test || !/\.tsx?$/.test(path)) continue;
    for (const [, key = ''] of text.matchAll(/\bm\.([a-z]\w*)/g))
      sayers.set(key, (sayers.get(key) ?? new Set()).add(noun));
  }
  return files
    .filter(({ path }) => path.endsWith('.json'))
    .flatMap((file) =>
      sentencesOf([file]).flatMap((what): Hit[] => {
        const [only, ...more] = sayers.get(what) ?? [];
        return only === undefined || more.length > 0 || only === file.noun
          ? []
          : [{ noun: only, kind: 'sentence', path: file.path, what }];
      }),
    );
};

/** Files outside all nouns, and contracts of another noun, that one noun alone imports, its tests for what is there for tests. */
const importedByOne = (imports: Imports): readonly Hit[] => {
  const importers = new Map<string, Set<string>>();
  for (const [from, to] of imports) importers.set(to, (importers.get(to) ?? new Set()).add(from));
  return [...importers].flatMap(([path, all]): Hit[] => {
    if (nounOf(path) !== undefined && !path.includes('/contract/')) return [];
    const asking = [...all].filter((from) => isTest(path) || !isTest(from));
    const [noun, ...more] = new Set(asking.map(nounOf));
    return noun === undefined || more.length > 0 || noun === nounOf(path)
      ? []
      : [{ noun, kind: 'only user', path, what: '' }];
  });
};

/** Everything of any noun that is found outside its folder; migrations, libraries and documents are not looked at. */
export const whatLiesElsewhere = (
  files: readonly ProductFile[],
  imports: Imports,
): readonly Hit[] => [
  ...NOUNS.flatMap((noun) => [...namedAfter(noun, files), ...usedOutside(noun, files)]),
  ...sentencesAstray(files),
  ...importedByOne(imports),
];
