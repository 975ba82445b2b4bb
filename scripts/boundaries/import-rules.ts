import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who may import whom: the table of docs/architecture.md as dependency-cruiser rules.
 * Each has a case in planted-violations.ts that breaks it.
 */
type From = IRegularForbiddenRuleType['from'];
type To = IRegularForbiddenRuleType['to'];

const TESTS = '\\.(test|bench)\\.tsx?$';
const ENGINE = '^packages/jyotish/src/';
const FEATURES = '^apps/server/src/features/';
const WEB = '^apps/web/app/';
const MIDDLE_FLOORS = 'dasha|panchanga|gochara|strength|jaimini|yoga|matching';

const rule = (name: string, from: From, to: To): IRegularForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { ...from, pathNot: [TESTS, ...[from.pathNot ?? []].flat()] },
  to,
});

export const importRules: IRegularForbiddenRuleType[] = [
  rule('engine is pure', { path: ENGINE }, { pathNot: ENGINE }),
  rule(
    'tables are data',
    { path: `${ENGINE}tables/` },
    { pathNot: `${ENGINE}(tables/|vocabulary\\.ts|units\\.ts)` },
  ),
  rule(
    'engine floors: sky',
    { path: `${ENGINE}sky/` },
    { path: `${ENGINE}(chart|${MIDDLE_FLOORS}|judgement)/` },
  ),
  rule(
    'engine floors: chart',
    { path: `${ENGINE}chart/` },
    { path: `${ENGINE}(${MIDDLE_FLOORS}|judgement)/` },
  ),
  rule(
    'engine floors: middle',
    { path: `${ENGINE}(${MIDDLE_FLOORS})/` },
    { path: `${ENGINE}(${MIDDLE_FLOORS}|judgement)/`, pathNot: `${ENGINE}$1/` },
  ),
  rule(
    'one door',
    { pathNot: '^packages/(jyotish|narration)/' },
    { path: '^packages/(jyotish|narration)/', pathNot: '/src/(index|vocabulary)\\.ts$' },
  ),
  rule(
    'words above findings',
    { path: '^packages/narration/' },
    { pathNot: '^packages/(narration/|jyotish/src/(index|vocabulary)\\.ts$)' },
  ),
  rule(
    'words compute nothing',
    { path: '^packages/narration/' },
    { path: `${ENGINE}index\\.ts$`, dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'contract is small',
    { path: '^packages/contract/' },
    { pathNot: `^packages/contract/|node_modules/zod/|${ENGINE}vocabulary\\.ts$` },
  ),
  rule(
    'safety stands alone',
    { path: '^packages/safety/src/' },
    { pathNot: '^packages/safety/src/' },
  ),
  rule(
    'civil time stands alone',
    { path: '^packages/civil-time/' },
    { pathNot: '^packages/civil-time/|node_modules/temporal-' },
  ),
  rule(
    'rooms are closed: server',
    { path: `${FEATURES}([^/]+)/` },
    { path: FEATURES, pathNot: `${FEATURES}($1/|[^/]+/[^/]+\\.api\\.ts$)` },
  ),
  rule(
    'rooms are closed: web',
    { path: `${WEB}features/([^/]+)/` },
    { path: `${WEB}(features|pages)/`, pathNot: `${WEB}features/$1/` },
  ),
  rule('platform below features', { path: '^apps/server/src/platform/' }, { path: FEATURES }),
  rule(
    'app is composed once',
    { pathNot: '^apps/server/(src/(main|start-server)\\.ts$|test/)' },
    { path: '^apps/server/src/app\\.ts$' },
  ),
  rule('rules are pure', { path: '\\.rules\\.ts$' }, { pathNot: '^packages/|\\.rules\\.ts$' }),
  rule(
    'service knows no HTTP',
    { path: FEATURES, pathNot: '\\.routes\\.ts$' },
    { path: 'node_modules/(@fastify/|fastify)' },
  ),
  rule(
    'SQL only in stores',
    { pathNot: '\\.store\\.ts$|^apps/server/(src/platform/|migrations/|test/)' },
    { path: '(^|node_modules/)(kysely|pg)(/|$)' },
  ),
  rule(
    'web apart from server',
    { path: '^apps/web/' },
    { path: '^apps/(server|cli|sandbox)/|^packages/(jyotish|narration|civil-time)/' },
  ),
  rule('server apart from web', { path: '^apps/(server|cli|sandbox)/' }, { path: '^apps/web/' }),
  rule(
    'cli is thin',
    { path: '^apps/cli/' },
    {
      pathNot:
        '^apps/cli/|^packages/(jyotish|narration|contract|civil-time|safety)/|^node:|^(node:)?[a-z_/]+$',
    },
  ),
  rule('ui is dumb', { path: `${WEB}ui/` }, { path: `${WEB}(features|pages|lib/call)` }),
  rule(
    'sandbox stays out',
    { path: '^apps/server/', pathNot: '^apps/server/(src/dev-(start|gateway)\\.ts$|test/)' },
    { path: '^apps/sandbox/' },
  ),
  { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
];
