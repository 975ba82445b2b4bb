import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { NOUNS } from './floors.ts';

/** Which modules a rule is about, and which imports it forbids them. */
type From = IRegularForbiddenRuleType['from'];
type To = IRegularForbiddenRuleType['to'];

const ENGINE = '^packages/jyotish/src/';
const MIDDLE_FLOORS = 'dasha|panchanga|gochara|strength|jaimini|yoga|matching';
const WEB = '^apps/web/app/';
const ANY_NOUN = '^features/[^/]+/[^/]+/';
/** Tests may import from any floor: rules made by `shipped` do not apply to them, those made by `rule` do. */
const TESTS = '\\.(test|bench)\\.tsx?$|/test/|/journeys/|^e2e/';
const LIBRARIES_OF_HTTP = 'node_modules/(@fastify/|fastify)';
/** A noun's public modules: a side's index, what is loaded later, a contract. */
const DOORS = `${ANY_NOUN}(server/index\\.ts|web/(index|later)\\.ts|contract/[^/]+\\.ts)$`;

const rule = (name: string, from: From, to: To): IRegularForbiddenRuleType => ({
  name,
  severity: 'error',
  from,
  to,
});

const pathNot = (...paths: readonly (string | undefined)[]): { pathNot: string[] } => ({
  pathNot: paths.filter((path) => path !== undefined),
});

const shipped = (name: string, from: From & { path: string }, to: To): IRegularForbiddenRuleType =>
  rule(name, { ...from, ...pathNot(TESTS, ...[from.pathNot ?? []].flat()) }, to);

/** A noun uses lower floors and, on its own floor, nouns before it. */
const floors = NOUNS.slice(0, -1).map((noun, at) =>
  shipped(
    `floors: ${noun}`,
    { path: `^features/${noun}/` },
    { path: `^features/(${NOUNS.slice(at + 1).join('|')})/` },
  ),
);

const engine = [
  shipped('engine is pure', { path: ENGINE }, { pathNot: ENGINE }),
  shipped(
    'tables are data',
    { path: `${ENGINE}tables/` },
    { pathNot: `${ENGINE}(tables/|vocabulary\\.ts|units\\.ts)` },
  ),
  shipped(
    'engine floors: sky',
    { path: `${ENGINE}sky/` },
    { path: `${ENGINE}(chart|${MIDDLE_FLOORS}|judgement)/` },
  ),
  shipped(
    'engine floors: chart',
    { path: `${ENGINE}chart/` },
    { path: `${ENGINE}(${MIDDLE_FLOORS}|judgement)/` },
  ),
  shipped(
    'engine floors: middle',
    { path: `${ENGINE}(${MIDDLE_FLOORS})/` },
    { path: `${ENGINE}(${MIDDLE_FLOORS}|judgement)/`, pathNot: `${ENGINE}$1/` },
  ),
  rule('one door of the engine', pathNot('^packages/(jyotish|narration)/'), {
    path: '^packages/(jyotish|narration)/',
    pathNot: '/src/(index|vocabulary)\\.ts$',
  }),
  shipped(
    'words above findings',
    { path: '^packages/narration/' },
    { pathNot: '^packages/(narration/|jyotish/src/(index|vocabulary)\\.ts$)' },
  ),
  shipped(
    'words compute nothing',
    { path: '^packages/narration/' },
    { path: `${ENGINE}index\\.ts$`, dependencyTypesNot: ['type-only'] },
  ),
];

const libraries = [
  rule('libraries know no product', { path: '^packages/' }, { path: '^(features|apps|e2e)/' }),
  shipped(
    'safety stands alone',
    { path: '^packages/safety/src/' },
    { pathNot: '^packages/safety/src/' },
  ),
  shipped(
    'civil time stands alone',
    { path: '^packages/civil-time/' },
    { pathNot: '^packages/civil-time/|node_modules/temporal-' },
  ),
  shipped(
    'the kernel stands alone',
    { path: '^packages/kernel/' },
    { pathNot: '^packages/kernel/|node_modules/zod/(v4/)?mini/' },
  ),
];

const nouns = [
  ...floors,
  rule(
    'doors: nouns',
    { path: '^features/([^/]+/[^/]+)/' },
    {
      path: ANY_NOUN,
      ...pathNot('^features/$1/', DOORS, `${ANY_NOUN}server/test/[^/]+\\.ts$`),
    },
  ),
  rule(
    'doors: apps',
    { path: '^(apps|e2e|scripts)/', pathNot: '^apps/server/src/app\\.ts$|/test/' },
    { path: ANY_NOUN, ...pathNot(DOORS) },
  ),
  rule(
    'doors: the app mounts routes',
    { path: '^apps/server/src/app\\.ts$' },
    { path: ANY_NOUN, ...pathNot(DOORS, '\\.routes\\.ts$') },
  ),
  rule(
    'a door apart from its routes',
    { path: `${ANY_NOUN}server/index\\.ts$` },
    { path: '\\.routes\\.ts$' },
  ),
  rule(
    'a contract is small',
    { path: `${ANY_NOUN}contract/|^apps/contract/`, pathNot: '\\.test\\.ts$' },
    {
      ...pathNot(
        `${ANY_NOUN}contract/`,
        '^apps/contract/',
        '^packages/kernel/',
        `${ENGINE}vocabulary\\.ts$`,
        'node_modules/zod/(v4/)?mini/',
      ),
    },
  ),
  rule('lists only', { path: ANY_NOUN, pathNot: TESTS }, { path: '^apps/contract/' }),
  shipped(
    'apps put together',
    { path: ANY_NOUN },
    { path: '^apps/', ...pathNot('^apps/server/src/platform/', `${WEB}(ui|art|lib|paraglide)/`) },
  ),
  rule(
    'rules are pure',
    { path: '\\.rules\\.ts$' },
    { pathNot: `^packages/|${ANY_NOUN}contract/|^apps/contract/|\\.rules\\.ts$` },
  ),
  rule(
    'service knows no HTTP',
    { path: `${ANY_NOUN}server/`, pathNot: `\\.routes\\.ts$|${TESTS}` },
    { path: LIBRARIES_OF_HTTP },
  ),
];

const sides = [
  shipped(
    'web apart from server',
    { path: `^apps/web/|${ANY_NOUN}web/` },
    {
      path: `^apps/(server|cli|sandbox)/|${ANY_NOUN}server/|^packages/(jyotish|narration|civil-time)/`,
    },
  ),
  shipped(
    'server apart from web',
    { path: `^apps/(server|cli|sandbox)/|${ANY_NOUN}server/` },
    { path: `^apps/web/|${ANY_NOUN}web/` },
  ),
];

const apps = [
  shipped(
    'platform below features',
    { path: '^apps/server/src/platform/', pathNot: '^apps/server/src/platform/env/' },
    { path: '^features/' },
  ),
  shipped(
    'settings know lists only',
    { path: '^apps/server/src/platform/env/' },
    { path: '^features/', ...pathNot(`${ANY_NOUN}contract/`) },
  ),
  rule(
    'app is composed once',
    pathNot('^apps/server/(src/(main|start-server)\\.ts$|test/)', '/server/test/'),
    {
      path: '^apps/server/src/app\\.ts$',
    },
  ),
  rule(
    'SQL only in stores',
    pathNot('\\.store\\.ts$|/server/test/|^apps/server/(src/platform/|migrations/)'),
    { path: '(^|node_modules/)(kysely|pg)(/|$)' },
  ),
  shipped(
    'ui is dumb',
    { path: `${WEB}(ui|art|lib)/` },
    { path: `^features/|^apps/contract/|${WEB}(pages|shell|content)/` },
  ),
  shipped('ui asks nobody', { path: `${WEB}(ui|art)/` }, { path: `${WEB}lib/(call|token)\\.ts$` }),
  shipped(
    'content is text',
    { path: `${WEB}content/` },
    { path: `^features/|${WEB}(pages|shell)/`, ...pathNot(`${ANY_NOUN}contract/`) },
  ),
  shipped(
    'the shell joins',
    { path: `${WEB}shell/` },
    { path: '^features/', ...pathNot('^features/account/[^/]+/web/index\\.ts$') },
  ),
  rule(
    'tests ask from outside',
    { path: '^e2e/|/journeys/' },
    { path: '\\.store\\.ts$|^features/[^/]+/[^/]+/server/' },
  ),
  rule(
    'cli is thin',
    { path: '^apps/cli/' },
    {
      ...pathNot(
        '^apps/cli/',
        '^packages/',
        `${ANY_NOUN}contract/`,
        '^node:|^(node:)?[a-z_/]+$',
        'node_modules/(?:vitest|flesch|syllable)/',
      ),
    },
  ),
  rule(
    'sandbox stays out',
    {
      path: '^apps/server/|^features/',
      pathNot: '^apps/server/(src/dev-(start|gateway)\\.ts$|test/)',
    },
    { path: '^apps/sandbox/' },
  ),
];

const circles: IRegularForbiddenRuleType[] = [
  { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
];

export const importRules: IRegularForbiddenRuleType[] = [
  ...engine,
  ...libraries,
  ...nouns,
  ...sides,
  ...apps,
  ...circles,
];
