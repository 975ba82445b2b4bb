/** The source of one migration, by its file name: `0100-readiness`. */
export interface MigrationFile {
  readonly name: string;
  readonly text: string;
}

const TABLE = String.raw`(?:if (?:not )?exists )?"?(\w+)"?`;
const madeHere = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`create table ${TABLE}`, 'gi'))].map(([, table = '']) => table);

/** What stands between `alter table x` and the end of its statement, for each table. */
const alterations = (text: string): readonly { readonly table: string; readonly what: string }[] =>
  [...text.matchAll(new RegExp(`alter table ${TABLE}([^\`;]*)`, 'gi'))].map(
    ([, table = '', what = '']) => ({ table, what }),
  );

/** What the version before this one, still running beside it, would trip over. */
const REMOVES = /\b(drop (?:column|table)|rename (?:column |to ))/i;
/** What reads or writes every row while nobody else may. */
const HOLDS: readonly (readonly [found: RegExp, wrong: string])[] = [
  [/add column \w+ [^,]*not null(?![^,]*default)/i, 'a column that must be set needs a default'],
  [/alter column \w+ (?:set data )?type/i, 'a column’s type is changed'],
  [/alter column \w+ set not null/i, 'a column is closed to null'],
  [/add constraint \w+\s+(?:check|foreign key)(?![^`]*not valid)/i, 'a constraint lacks not valid'],
];

const heldIn = (text: string): readonly string[] => {
  const made = madeHere(text);
  const isOld = (table: string): boolean => !made.includes(table);
  const altered = alterations(text)
    .filter(({ table }) => isOld(table))
    .flatMap(({ table, what }) =>
      HOLDS.flatMap(([found, wrong]) => (found.test(what) ? [`${table}: ${wrong}`] : [])),
    );
  const indexed = [...text.matchAll(/create (?:unique )?index \w+ on (\w+)/gi)]
    .filter(([, table = '']) => isOld(table))
    .map(([, table]) => `${table}: an index is built over its rows`);
  const rewritten = [...text.matchAll(/\bupdate (\w+)(?: as \w+| \w+)?\s+set\b/gi)].map(
    ([, table]) => `${table}: its rows are rewritten`,
  );
  return [...altered, ...indexed, ...rewritten];
};

/**
 * What of a migration would stop the servers that run while it does (`docs/migrations.md`), one problem a line.
 * A docstring excuses: `Contracts 0099: …` what is removed, `Locks orders: …` what holds that table.
 */
export const downtimeIn = ({ name, text }: MigrationFile): readonly string[] => {
  const removes = REMOVES.test(text) && !/Contracts \d{4}/.test(text);
  const held = heldIn(text).filter((line) => !text.includes(`Locks ${line.split(':')[0]}:`));
  return [...(removes ? ['something the version before still uses is removed'] : []), ...held].map(
    (line) => `${name}: ${line}`,
  );
};
