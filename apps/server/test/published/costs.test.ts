import { ALL_ROUTES } from '@dhruva/contract/all-routes';
import { MINUTE_MS } from '@dhruva/kernel/durations';
import { expect, it } from 'vitest';
import { logIn } from '../calling.ts';
import { report } from '../proof.ts';
import { buildTestApp } from '../test-app.ts';
import { type Operation, readPublished } from './operations.ts';
import { type WorstRequest, worstRequests } from './worst-requests.ts';

/**
 * How often `npm run bench -- costs` sends each request. Timings belong there; that work stays bounded is held
 * by counts in the tests of what does it (`places.rules.test.ts`, `edges.test.ts`).
 */
const TIMES = Number(process.env['COSTS'] ?? 0);
const TIMEOUT_MS = 30 * MINUTE_MS;
const LIST_LENGTH = 55_000;
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

/** Milliseconds of this thread that some work takes on average; the kernel counts in steps of milliseconds. */
const meanCost = async (times: number, work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage();
  for (let n = 0; n < times; n += 1) await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / times;
};

const send = async (
  { method, needsSession }: Operation,
  { url, payload }: WorstRequest,
): Promise<unknown> =>
  app.inject({
    method,
    url,
    headers: {
      'content-type': 'application/json',
      ...(needsSession && { authorization: `Bearer ${token}` }),
    },
    ...(payload !== undefined && { payload }),
  });

/** A fixed piece of work that a core of today does in about 5 ms: 1.8 MB of JSON are read. */
const LIST = JSON.stringify(
  Array.from({ length: LIST_LENGTH }, (_, n) => ({ n, text: `number ${n}` })),
);

interface Cost {
  readonly route: string;
  readonly request: string;
  /** Milliseconds of a core, on average, of the worst request. */
  readonly worst: number;
  /** Of 99 in 100 of the requests tried. */
  readonly p99: number;
}

const measured = async (operation: Operation): Promise<Cost> => {
  const route = `${operation.method} ${operation.path}${isEngine(operation) ? ' (engine)' : ''}`;
  const costs: { request: string; mean: number }[] = [];
  for (const request of worstRequests(operation, schemas)) {
    await send(operation, request);
    const mean = await meanCost(TIMES, async () => send(operation, request));
    costs.push({ request: request.name, mean });
    // The limiter is to be passed, so that what lies behind it is measured.
    await server.deps.db.deleteFrom('rate_limits').execute();
  }
  const sorted = costs.toSorted((a, b) => a.mean - b.mean);
  const dearest = sorted.at(-1);
  const p99 = sorted[Math.floor((sorted.length - 1) * 0.99)]?.mean ?? 0;
  return { route, request: dearest?.request ?? '', worst: dearest?.mean ?? 0, p99 };
};

it.runIf(TIMES > 0)(
  'no input takes more of a core than 5 ms, but where charts are computed',
  async () => {
    const limit = await meanCost(100, () => JSON.parse(LIST) as unknown);
    report('costs, 1.8 MB of JSON', `${limit.toFixed(2)} ms`);
    const costs: Cost[] = [];
    for (const operation of operations.filter(({ path }) => path !== LOGOUT)) {
      const cost = await measured(operation);
      costs.push(cost);
      const { route, worst, request, p99 } = cost;
      report(
        `costs, ${route}`,
        `worst ${worst.toFixed(2)} ms (${request}), p99 ${p99.toFixed(2)} ms`,
      );
    }
    const dear = costs.filter(({ route, worst }) => !route.endsWith('(engine)') && worst > limit);
    expect(dear).toEqual([]);
  },
  TIMEOUT_MS,
);
