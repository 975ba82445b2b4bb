import { NOUNS } from './floors.ts';

/** Files that break one rule each, and valid ones that must pass. */
export interface Planted {
  readonly file: string;
  readonly source: string;
  readonly breaks?: string;
  /** The reported folder, where a folder instead of the file is reported. */
  readonly room?: string;
}

const bad = (breaks: string, file: string, source: string): Planted => ({ file, source, breaks });
const good = (file: string, source: string): Planted => ({ file, source });
const target = (file: string): Planted => good(file, 'export const it = 1; export type It = 1;\n');

const ENGINE = 'packages/jyotish/src';
const PLATFORM = 'apps/server/src/platform';
const WEB = 'apps/web/app';
const AUTH = 'features/account/auth';
const INTAKE = 'features/care/intake';
const take = (from: string): string => `import { it } from '${from}';\nexport const used = it;\n`;
const takeType = (from: string): string =>
  `import type { It } from '${from}';\nexport type Used = It;\n`;

/** For each noun, an import from the noun above it. */
const upside = NOUNS.slice(0, -1).map((noun, at) => {
  const above = NOUNS[at + 1] ?? '';
  return bad(
    `floors: ${noun}`,
    `features/${noun}/server/above.rules.ts`,
    take(`@dhruva/${above}/contract/planted`),
  );
});

const targets = [
  `${ENGINE}/index.ts`,
  `${ENGINE}/vocabulary.ts`,
  `${ENGINE}/chart/chart.ts`,
  `${ENGINE}/dasha/dasha.ts`,
  `${ENGINE}/judgement/judge.ts`,
  'packages/narration/src/index.ts',
  'packages/narration/src/en/words.ts',
  'packages/safety/src/index.ts',
  'packages/civil-time/src/index.ts',
  'packages/kernel/src/paise.ts',
  ...NOUNS.map((noun) => `features/${noun}/contract/planted.ts`),
  `${AUTH}/server/account.store.ts`,
  `${AUTH}/server/index.ts`,
  `${AUTH}/server/auth.routes.ts`,
  `${AUTH}/web/index.ts`,
  `${AUTH}/web/session.tsx`,
  `${INTAKE}/web/index.ts`,
  `${PLATFORM}/clock.ts`,
  'apps/contract/src/all-routes.ts',
  `${WEB}/pages/home.tsx`,
  `${WEB}/shell/header.tsx`,
  `${WEB}/lib/call.ts`,
  `${WEB}/ui/button.tsx`,
  'apps/sandbox/src/inbox.ts',
].map(target);

const engine = [
  bad(
    'engine is pure',
    `${ENGINE}/sky/a.ts`,
    "import { readFileSync } from 'node:fs';\nexport const used = readFileSync;\n",
  ),
  bad(
    'engine is pure',
    `${ENGINE}/sky/d.ts`,
    "import { randomUUID } from 'node:crypto';\nexport const used = randomUUID;\n",
  ),
  bad('engine is pure', `${ENGINE}/sky/e.ts`, take('@dhruva/narration')),
  bad('tables are data', `${ENGINE}/tables/a.ts`, take('../chart/chart.ts')),
  bad('engine floors: sky', `${ENGINE}/sky/b.ts`, take('../chart/chart.ts')),
  bad('engine floors: chart', `${ENGINE}/chart/a.ts`, take('../judgement/judge.ts')),
  bad('engine floors: middle', `${ENGINE}/gochara/a.ts`, take('../dasha/dasha.ts')),
  good(`${ENGINE}/judgement/a.ts`, take('../dasha/dasha.ts')),
  {
    ...bad('no circles of rooms', `${ENGINE}/judgement/sum/a.ts`, take('../pair/a.ts')),
    room: `${ENGINE}/judgement/sum`,
  },
  target(`${ENGINE}/judgement/sum/b.ts`),
  target(`${ENGINE}/judgement/pair/a.ts`),
  good(`${ENGINE}/judgement/pair/b.ts`, take('../sum/b.ts')),
  bad('no module-level let', `${ENGINE}/sky/c.ts`, 'export let count = 0;\n'),
  bad(
    'one door of the engine',
    `${AUTH}/server/b.service.ts`,
    take('../../../../packages/jyotish/src/chart/chart.ts'),
  ),
  good(`${AUTH}/server/c.service.ts`, take('@dhruva/jyotish')),
  bad(
    'words above findings',
    'packages/narration/src/en/a.ts',
    take('../../../jyotish/src/judgement/judge.ts'),
  ),
  bad('words compute nothing', 'packages/narration/src/en/b.ts', take('@dhruva/jyotish')),
  good('packages/narration/src/en/c.ts', takeType('@dhruva/jyotish')),
];

const libraries = [
  bad(
    'libraries know no product',
    'packages/safety/src/b.ts',
    take('@dhruva/care/intake/contract/planted'),
  ),
  bad('safety stands alone', 'packages/safety/src/a.ts', take('@dhruva/jyotish')),
  bad('civil time stands alone', 'packages/civil-time/src/a.ts', take('@dhruva/jyotish')),
  bad('the kernel stands alone', 'packages/kernel/src/a.ts', take('@dhruva/safety')),
];

const nouns = [
  ...upside,
  bad(
    'doors: nouns',
    `${INTAKE}/server/a.service.ts`,
    take('@dhruva/account/auth/server/account.store'),
  ),
  bad(
    'doors: nouns',
    `${INTAKE}/server/test/a.test.ts`,
    take('@dhruva/account/auth/server/account.store'),
  ),
  good(`${INTAKE}/server/b.service.ts`, take('@dhruva/account/auth/server')),
  bad('doors: apps', `${WEB}/pages/a.tsx`, take('@dhruva/account/auth/web/session.tsx')),
  bad('doors: apps', 'scripts/a.ts', take('@dhruva/account/auth/server/account.store')),
  good(`${WEB}/pages/b.tsx`, take('@dhruva/care/intake/web')),
  bad(
    'doors: the app mounts routes',
    'apps/server/src/app.ts',
    take('@dhruva/account/auth/server/account.store'),
  ),
  bad('a door apart from its routes', `${INTAKE}/server/index.ts`, take('./intake.routes.ts')),
  target(`${INTAKE}/server/intake.routes.ts`),
  bad('a contract is small', `${INTAKE}/contract/a.ts`, take('@dhruva/safety')),
  bad(
    'a contract is small',
    `${INTAKE}/contract/b.ts`,
    "import { z } from 'zod';\nexport const used = z;\n",
  ),
  bad('a contract is small', `${INTAKE}/contract/c.ts`, take('../server/intake.routes.ts')),
  bad('doors: nouns', `${INTAKE}/contract/e.ts`, take('@dhruva/account/auth/contract/parts/a')),
  target(`${AUTH}/contract/parts/a.ts`),
  good(`${INTAKE}/contract/d.ts`, take('@dhruva/account/auth/contract/planted')),
  bad('lists only', `${INTAKE}/server/d.service.ts`, take('@dhruva/contract/all-routes')),
  bad('apps put together', `${INTAKE}/web/a.tsx`, take('@dhruva/web/shell/header.tsx')),
  good(`${INTAKE}/web/b.tsx`, take('@dhruva/web/ui/button.tsx')),
  bad('rules are pure', `${AUTH}/server/a.rules.ts`, take('@dhruva/server/platform/clock.ts')),
  good(`${AUTH}/server/d.rules.ts`, take('@dhruva/kernel/paise')),
  bad('no clock of its own', `${AUTH}/server/b.rules.ts`, 'export const now = () => new Date();\n'),
  good(
    `${AUTH}/server/c.rules.ts`,
    'export const day = (ms: number) => new Date(ms).getUTCDate();\n',
  ),
  bad(
    'service knows no HTTP',
    `${AUTH}/server/d.service.ts`,
    "import { fastify } from 'fastify';\nexport const used = fastify;\n",
  ),
  bad(
    'SQL only in stores',
    `${AUTH}/server/e.service.ts`,
    "import { sql } from 'kysely';\nexport const used = sql;\n",
  ),
  good(`${AUTH}/server/a.store.ts`, "import { sql } from 'kysely';\nexport const used = sql;\n"),
];

const apps = [
  bad('web apart from server', `${INTAKE}/web/c.ts`, take('../server/index.ts')),
  bad('web apart from server', `${WEB}/lib/a.ts`, take('@dhruva/civil-time')),
  bad('web apart from server', `${INTAKE}/web/d.ts`, take('@dhruva/jyotish')),
  bad('server apart from web', `${INTAKE}/server/f.service.ts`, take('@dhruva/web/lib/call.ts')),
  bad('platform below features', `${PLATFORM}/a.ts`, take('@dhruva/account/auth/server')),
  bad('settings know lists only', `${PLATFORM}/env/a.ts`, take('@dhruva/account/auth/server')),
  good(`${PLATFORM}/env/b.ts`, take('@dhruva/care/therapists/contract/planted')),
  bad('app is composed once', 'apps/server/src/a.ts', take('./app.ts')),
  good('apps/server/src/main.ts', take('./app.ts')),
  bad('cli is thin', 'apps/cli/src/a.ts', take('../../server/src/main.ts')),
  bad('ui is dumb', `${WEB}/ui/a.tsx`, take('@dhruva/account/auth/web')),
  bad('ui is dumb', `${WEB}/ui/c.tsx`, take('@dhruva/account/auth/contract/planted')),
  bad('ui is dumb', `${WEB}/lib/b.ts`, take('@dhruva/account/auth/web')),
  bad('ui asks nobody', `${WEB}/ui/b.tsx`, take('../lib/call.ts')),
  bad('content is text', `${WEB}/content/a.ts`, take('@dhruva/care/intake/web')),
  good(`${WEB}/content/b.ts`, take('@dhruva/care/intake/contract/planted')),
  bad('the shell joins', `${WEB}/shell/a.tsx`, take('@dhruva/care/intake/web')),
  good(`${WEB}/shell/b.tsx`, take('@dhruva/account/auth/web')),
  bad('tests ask from outside', 'e2e/a.spec.ts', take('@dhruva/account/auth/server')),
  bad('tests ask from outside', 'e2e/b.ts', take('@dhruva/account/auth/server/account.store')),
  bad('tests ask from outside', `${INTAKE}/journeys/a.spec.ts`, take('../server/index.ts')),
  bad('sandbox stays out', 'apps/server/src/c.ts', take('../../sandbox/src/inbox.ts')),
  good('apps/server/src/dev-start.ts', take('../../sandbox/src/inbox.ts')),
];

const circles = [
  bad('no circles', `${PLATFORM}/b.ts`, take('./c.ts')),
  good(
    `${PLATFORM}/c.ts`,
    "import type { used } from './b.ts';\nexport const it: typeof used | 1 = 1;\n",
  ),
  bad('no circles', `${PLATFORM}/e.ts`, take('./f.generated.ts')),
  good(
    `${PLATFORM}/f.generated.ts`,
    "import type { used } from './e.ts';\nexport const it: typeof used | 1 = 1;\n",
  ),
  {
    ...bad('no circles of rooms', `${PLATFORM}/one/a.ts`, take('../two/a.ts')),
    room: `${PLATFORM}/one`,
  },
  target(`${PLATFORM}/one/b.ts`),
  target(`${PLATFORM}/two/a.ts`),
  good(`${PLATFORM}/two/b.ts`, take('../one/b.ts')),
  bad('resolvable', `${PLATFORM}/d.ts`, take('./not-there.ts')),
];

export const PLANTED: readonly Planted[] = [
  ...targets,
  ...engine,
  ...libraries,
  ...nouns,
  ...apps,
  ...circles,
];
