/** One bad file for each rule, and a few good ones that must pass: file → [source, the rule it breaks]. */
export interface Planted {
  readonly file: string;
  readonly source: string;
  readonly breaks?: string;
}

const bad = (breaks: string, file: string, source: string): Planted => ({ file, source, breaks });
const good = (file: string, source: string): Planted => ({ file, source });
const target = (file: string): Planted => good(file, 'export const it = 1; export type It = 1;\n');

const ENGINE = 'packages/jyotish/src';
const FEATURES = 'apps/server/src/features';
const WEB = 'apps/web/app';
const take = (from: string): string => `import { it } from '${from}';\nexport const used = it;\n`;

export const PLANTED: readonly Planted[] = [
  ...[
    `${ENGINE}/index.ts`,
    `${ENGINE}/vocabulary.ts`,
    `${ENGINE}/chart/chart.ts`,
    `${ENGINE}/dasha/dasha.ts`,
    `${ENGINE}/judgement/judge.ts`,
    'packages/narration/src/index.ts',
    'packages/narration/src/en/words.ts',
    'packages/safety/src/index.ts',
    'packages/civil-time/src/index.ts',
    `${FEATURES}/auth/auth.service.ts`,
    `${FEATURES}/auth/auth.api.ts`,
    'apps/server/src/platform/clock.ts',
    'apps/server/src/app.ts',
    `${WEB}/features/auth/login.tsx`,
    `${WEB}/pages/home.tsx`,
    `${WEB}/lib/call.ts`,
    'apps/sandbox/src/inbox.ts',
  ].map(target),

  bad(
    'engine is pure',
    `${ENGINE}/sky/a.ts`,
    "import { readFileSync } from 'node:fs';\nexport const used = readFileSync;\n",
  ),
  bad('tables are data', `${ENGINE}/tables/a.ts`, take('../chart/chart.ts')),
  bad('engine floors: sky', `${ENGINE}/sky/b.ts`, take('../chart/chart.ts')),
  bad('engine floors: chart', `${ENGINE}/chart/a.ts`, take('../judgement/judge.ts')),
  bad('engine floors: middle', `${ENGINE}/gochara/a.ts`, take('../dasha/dasha.ts')),
  good(`${ENGINE}/judgement/a.ts`, take('../dasha/dasha.ts')),
  bad(
    'one door',
    `${FEATURES}/auth/b.service.ts`,
    take('../../../../../packages/jyotish/src/chart/chart.ts'),
  ),
  good(`${FEATURES}/auth/c.service.ts`, take('@dhruva/jyotish')),
  bad(
    'words above findings',
    'packages/narration/src/en/a.ts',
    take('../../../jyotish/src/judgement/judge.ts'),
  ),
  bad('words compute nothing', 'packages/narration/src/en/b.ts', take('@dhruva/jyotish')),
  good(
    'packages/narration/src/en/c.ts',
    "import type { It } from '@dhruva/jyotish';\nexport type Used = It;\n",
  ),
  bad('contract is small', 'packages/contract/src/a.ts', take('@dhruva/safety')),
  bad('safety stands alone', 'packages/safety/src/a.ts', take('@dhruva/jyotish')),
  bad('civil time stands alone', 'packages/civil-time/src/a.ts', take('@dhruva/jyotish')),
  bad(
    'rooms are closed: server',
    `${FEATURES}/profile/a.service.ts`,
    take('../auth/auth.service.ts'),
  ),
  good(`${FEATURES}/profile/b.service.ts`, take('../auth/auth.api.ts')),
  bad('rooms are closed: web', `${WEB}/features/profile/a.tsx`, take('../auth/login.tsx')),
  good(`${WEB}/pages/profile.tsx`, take('../features/auth/login.tsx')),
  bad(
    'platform below features',
    'apps/server/src/platform/a.ts',
    take('../features/auth/auth.api.ts'),
  ),
  bad('app is composed once', 'apps/server/src/a.ts', take('./app.ts')),
  good('apps/server/src/main.ts', take('./app.ts')),
  bad('rules are pure', `${FEATURES}/auth/a.rules.ts`, take('../../platform/clock.ts')),
  bad(
    'service knows no HTTP',
    `${FEATURES}/auth/d.service.ts`,
    "import { fastify } from 'fastify';\nexport const used = fastify;\n",
  ),
  bad(
    'SQL only in stores',
    `${FEATURES}/auth/e.service.ts`,
    "import { sql } from 'kysely';\nexport const used = sql;\n",
  ),
  good(`${FEATURES}/auth/a.store.ts`, "import { sql } from 'kysely';\nexport const used = sql;\n"),
  bad('web apart from server', `${WEB}/lib/a.ts`, take('@dhruva/civil-time')),
  bad('server apart from web', 'apps/server/src/b.ts', take('../../web/app/lib/call.ts')),
  bad('cli is thin', 'apps/cli/src/a.ts', take('../../server/src/main.ts')),
  bad('ui is dumb', `${WEB}/ui/a.tsx`, take('../lib/call.ts')),
  bad('sandbox stays out', 'apps/server/src/c.ts', take('../../sandbox/src/inbox.ts')),
  good('apps/server/src/dev-start.ts', take('../../sandbox/src/inbox.ts')),
  bad('no circles', 'apps/server/src/platform/b.ts', take('./c.ts')),
  good(
    'apps/server/src/platform/c.ts',
    "import type { used } from './b.ts';\nexport const it: typeof used | 1 = 1;\n",
  ),
  bad('resolvable', 'apps/server/src/platform/d.ts', take('./not-there.ts')),

  bad('no module-level let', `${ENGINE}/sky/c.ts`, 'export let count = 0;\n'),
  bad(
    'no clock of its own',
    `${FEATURES}/auth/b.rules.ts`,
    'export const now = () => new Date();\n',
  ),
  good(
    `${FEATURES}/auth/c.rules.ts`,
    'export const day = (ms: number) => new Date(ms).getUTCDate();\n',
  ),
];
