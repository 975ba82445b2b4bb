import { ALL_ROUTES } from '@dhruva/contract/all-routes';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { logIn } from '../calling.ts';
import { report } from '../proof.ts';
import { buildTestApp } from '../test-app.ts';
import { type Operation, readPublished } from './operations.ts';
import { type WorstRequest, worstRequests } from './worst-requests.ts';

/** `npm run bench -- costs` measures each request so often, a test as often as it takes to leave out what else happens. */
const TIMES = Number(process.env['COSTS'] ?? 4);
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
  http: FastifyInstance,
  { method, needsSession }: Operation,
  { url, payload }: WorstRequest,
): Promise<number> => {
  const before = process.threadCpuUsage();
  await http.inject({
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
  for (let n = 1; n < 1_600_000; n += 1) sum += Math.sqrt(n) % 7;
  if (sum < 0) throw new Error('never');
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

const leastOf = async (times: number, measure: () => Promise<number> | number): Promise<number> => {
  let least = Infinity;
  for (let n = 0; n < times; n += 1) least = Math.min(least, await measure());
  return least;
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
    const least = await leastOf(TIMES, async () => {
      const cost = await costOf(app, operation, request);
      all.push(cost);
      return cost;
    });
    if (least > worst.least) worst = { request: request.name, least };
    await server.deps.db.deleteFrom('rate_limits').execute();
  }
  const p99 = all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? 0;
  return { route, ...worst, p99 };
};

it('no input takes more of a core than 5 ms, but where charts are computed', async () => {
  const asked = operations.filter(({ path }) => path !== LOGOUT);
  for (const operation of asked) {
    const [first] = worstRequests(operation, schemas);
    if (first) await costOf(app, operation, first);
  }
  const costs: Cost[] = [];
  for (const operation of asked) costs.push(await measured(operation));
  const limit = await leastOf(20, fiveMilliseconds);
  if (process.env['COSTS'] !== undefined)
    for (const { route, request, least, p99 } of costs.toSorted((a, b) => b.least - a.least))
      report(
        `costs, ${route}`,
        `worst ${least.toFixed(2)} ms (${request}), p99 ${p99.toFixed(2)} ms`,
      );
  const dear = costs.filter(({ route, least }) => !route.endsWith('(engine)') && least > limit);
  expect(dear).toEqual([]);
});
