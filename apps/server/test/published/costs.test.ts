import { ALL_ROUTES } from '@dhruva/contract/all-routes';
import { MINUTE_MS } from '@dhruva/kernel/durations';
import { expect, it } from 'vitest';
import { logIn } from '../calling.ts';
import { report } from '../proof.ts';
import { buildTestApp } from '../test-app.ts';
import { type Operation, readPublished } from './operations.ts';
import { type WorstRequest, worstRequests } from './worst-requests.ts';

/** `npm run bench -- costs` measures each request so often, and prints what it found. */
const BENCH = process.env['COSTS'];
/** A test measures again only what seems dear, to leave out what else happened meanwhile. */
const TIMES = Number(BENCH ?? 6);
const TIMEOUT_MS = 30 * MINUTE_MS;
const ROUNDS = 5_000_000;
const LOGOUT = '/api/auth/logout';

const server = await buildTestApp();
const { app } = server;
const token = await logIn(server, '9430000001');
const { operations, schemas } = await readPublished(app);
const isEngine = ({ method, path }: Operation): boolean =>
  ALL_ROUTES.some(
    (route) =>
      route.engine === true &&
      route.method === method &&
      route.path.replaceAll(/:(\w+)/g, '{$1}') === path,
  );

/** Milliseconds of this thread that a request takes, the database's work not counted. */
const costOf = async (
  { method, needsSession }: Operation,
  { url, payload }: WorstRequest,
): Promise<number> => {
  const before = process.threadCpuUsage();
  await app.inject({
    method,
    url,
    headers: {
      'content-type': 'application/json',
      ...(needsSession && { authorization: `Bearer ${token}` }),
    },
    ...(payload !== undefined && { payload }),
  });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

/**
 * What a core does in about 5 ms (4 to 7 ms on those of 2020 to 2025), in the same milliseconds as `costOf`:
 * a fixed piece of arithmetic.
 */
const fiveMilliseconds = (): number => {
  const before = process.threadCpuUsage();
  let sum = 0;
  for (let n = 0; n < ROUNDS; n += 1) sum = (Math.imul(sum, 48_271) + n) | 0;
  if (sum === 1) throw new Error('another sum');
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

const core = Math.min(...Array.from({ length: 20 }, fiveMilliseconds));

/** What a request takes, each time it was measured. */
const costsOf = async (operation: Operation, request: WorstRequest): Promise<number[]> => {
  const costs: number[] = [];
  while (costs.length < TIMES) {
    costs.push(await costOf(operation, request));
    if (BENCH === undefined && Math.min(...costs) < core) break;
  }
  return costs;
};

interface Cost {
  readonly route: string;
  readonly request: string;
  readonly least: number;
  readonly p99: number;
}

const measured = async (operation: Operation): Promise<Cost> => {
  const route = `${operation.method} ${operation.path}${isEngine(operation) ? ' (engine)' : ''}`;
  const all: number[] = [];
  let worst = { request: '', least: 0 };
  for (const request of worstRequests(operation, schemas)) {
    const costs = await costsOf(operation, request);
    all.push(...costs);
    const least = Math.min(...costs);
    if (least > worst.least) worst = { request: request.name, least };
  }
  await server.deps.db.deleteFrom('rate_limits').execute();
  const p99 = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? 0;
  return { route, ...worst, p99 };
};

const inWords = ({ request, least, p99 }: Cost): string =>
  `worst ${least.toFixed(2)} ms (${request}), p99 ${p99.toFixed(2)} ms`;

it(
  'no input takes more of a core than 5 ms, but where charts are computed',
  async () => {
    const costs: Cost[] = [];
    for (const operation of operations.filter(({ path }) => path !== LOGOUT)) {
      const cost = await measured(operation);
      costs.push(cost);
      if (BENCH !== undefined) report(`costs, ${cost.route}`, inWords(cost));
    }
    const dear = costs.filter(({ route, least }) => !route.endsWith('(engine)') && least > core);
    expect(dear).toEqual([]);
  },
  TIMEOUT_MS,
);
