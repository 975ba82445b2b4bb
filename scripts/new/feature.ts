import { join } from 'node:path';
import { Script } from 'node:vm';
import { FLOORS, NOUNS } from '../boundaries/floors.ts';
import { above, below, changed } from './insert.ts';
import { isKebabCase, project, refuse, type Texts } from './project.ts';

/** A noun to be put last on its floor. */
export interface FeatureWish {
  readonly floor: string;
  readonly noun: string;
}

const TEMPLATES = 'scripts/new/feature';

/** The noun as it is spelt where. */
interface Spelt extends FeatureWish {
  /** ownQuestions */
  readonly name: string;
  /** OwnQuestions */
  readonly Noun: string;
  /** Own questions */
  readonly Title: string;
  /** own_questions: what its sentences begin with. */
  readonly words: string;
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const spelt = ({ floor, noun }: FeatureWish): Spelt => {
  const Noun = noun.split('-').map(capitalised).join('');
  return {
    floor,
    noun,
    name: noun.slice(0, 1) + Noun.slice(1),
    Noun,
    Title: capitalised(noun.replaceAll('-', ' ')),
    words: noun.replaceAll('-', '_'),
  };
};

const isName = (name: string): boolean => {
  try {
    return new Script(`'use strict'; let ${name}`) instanceof Script;
  } catch {
    return false;
  }
};

const holdsIn = (pattern: string, part: string): boolean =>
  project.find(pattern).some((path) => project.text(path).includes(part));

const problemsOf = (wish: FeatureWish): readonly (string | false)[] => {
  const { floor, noun } = wish;
  const { name, words } = spelt(wish);
  return [
    !(floor in FLOORS) &&
      `There is no floor "${floor}". There are: ${Object.keys(FLOORS).join(', ')}.`,
    !isKebabCase(noun) && `The noun "${noun}" is not in kebab-case, like own-questions.`,
    isKebabCase(noun) && !isName(name) && `"${noun}" is a word of the language itself.`,
    NOUNS.some((each) => each.endsWith(`/${noun}`)) && `There is a noun ${noun} already.`,
    holdsIn('apps/web/app/routes.ts', `route('${noun}',`) && `There is a page /${noun} already.`,
    holdsIn('{packages/kernel/src/system,features/*/*/contract}/routes.ts', `'/api/${noun}/`) &&
      `There are routes below /api/${noun}/ already.`,
    holdsIn('{apps/web/messages/en/*,features/*/*/words/en}.json', `"${words}_`) &&
      `There are sentences that begin with ${words}_ already.`,
    new RegExp(String.raw`\b${name}\b`).test(project.text('apps/contract/src/all-routes.ts')) &&
      `The list of routes has a ${name} already.`,
  ];
};

/** Every list that names a noun with a page, and what is put into it. */
const listed = ({ floor, noun, name, Noun }: Spelt): readonly Parameters<typeof put>[] => [
  [
    'scripts/boundaries/floors.ts',
    { at: RegExp(`^  ${floor}: \\[[^\\]]*'`), becomes: (row: string) => `${row}, '${noun}'` },
  ],
  [
    'docs/architecture.md',
    { at: RegExp(`^\\| ${floor} \\| .*(?= \\|$)`), becomes: (row: string) => `${row} · ${noun}` },
  ],
  [
    'apps/contract/src/all-routes.ts',
    below(
      /^import \* as .* from '@dhruva\/.*;$/,
      `import * as ${name} from '@dhruva/${floor}/${noun}/contract/routes';`,
    ),
    above(/^\]\.flatMap/, `  ${name},`),
  ],
  [
    'apps/server/src/app.ts',
    below(
      /^import \{ register.* from '@dhruva\/.*;$/,
      `import { register${Noun} } from '@dhruva/${floor}/${noun}/server/${noun}.routes';`,
    ),
    below(/^ {2}(?:await )?register\w+\(app,.*;$/, `  register${Noun}(app, deps);`),
  ],
  [
    'apps/web/project.inlang/settings.json',
    above(/^ +"\.\.\/\.\.\/features\/.*/, `"../../features/${floor}/${noun}/words/{locale}.json",`),
  ],
  ['apps/web/app/routes.ts', above(/^ {2}route\('\*'/, `  route('${noun}', 'pages/${noun}.tsx'),`)],
  [
    'e2e/pictures/pages.ts',
    above(/^ {2}\{ route: '\/\*'/, `  { route: '/${noun}', name: '${noun}', differs: true },`),
  ],
  ['e2e/seo.spec.ts', below(/^const NOT_FOUND = \[$/, `  '/${noun}',`)],
];

const put = (path: string, ...changes: readonly Parameters<typeof changed>[1][]) =>
  [path, changes.reduce(changed, project.text(path))] as const;

const filled = (template: string, { floor, noun, name, Noun, Title, words }: Spelt): string =>
  Object.entries({ floor, noun, name, Noun, Title, words }).reduce(
    (text, [slot, value]) => text.replaceAll(`{{${slot}}}`, value),
    template,
  );

const pathOf = (template: string, { floor, noun }: Spelt): string =>
  template === 'page.tsx'
    ? `apps/web/app/pages/${noun}.tsx`
    : join('features', floor, noun, template.replaceAll('{{noun}}', noun));

/** Every file of a new feature, and every list that names it, with the new text. Throws a Refusal. */
export const newFeature = (wish: FeatureWish): Texts => {
  refuse(problemsOf(wish));
  const names = spelt(wish);
  const own = project.find(`${TEMPLATES}/**/*.txt`).map((path): [string, string] => {
    const template = path.slice(TEMPLATES.length + 1, -'.txt'.length);
    return [pathOf(template, names), filled(project.text(path), names)];
  });
  return new Map([...own, ...listed(names).map((list) => put(...list))]);
};
