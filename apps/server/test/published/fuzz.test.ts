import { HOUR_MS, MINUTE_MS } from '@dhruva/kernel/durations';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { logIn } from '../calling.ts';
import { IS_PROOF, report } from '../proof.ts';
import { buildTestApp } from '../test-app.ts';
import { hostileRequests } from './hostile-requests.ts';
import { readPublished } from './operations.ts';

/** `npm run proof -- fuzz` sends a hundred thousand; every other run the same few. */
const REQUESTS = IS_PROOF ? 100_000 : 1_500;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_124);
const BATCH = 250;
const LANES = 4;
const PEOPLE = IS_PROOF ? 20 : 3;
/** It would sign out whoever asks next. */
const LOGOUT = '/api/auth/logout';
/** Over a few requests the heap says little. */
const FLAT = IS_PROOF ? 1.5 : 3;
/** A hundred thousand take half an hour of a busy machine. */
const TIMEOUT_MS = IS_PROOF ? 2 * HOUR_MS : 5 * MINUTE_MS;
const TELL_EVERY = 40;

const server = await buildTestApp();
const { app, deps } = server;
const { operations, schemas } = await readPublished(app);
const asked = operations.filter(({ path }) => path !== LOGOUT);
const tokens: string[] = [];
for (let n = 0; n < PEOPLE; n += 1) tokens.push(await logIn(server, `94200000${10 + n}`));

interface Faulty {
  readonly request: string;
  readonly reply: string;
}

/** Requests of one batch, the same for the same number. */
const requestsOf = (batch: number): InjectOptions[] =>
  asked.flatMap((operation, n) => {
    const share = Math.ceil(BATCH / asked.length);
    const seed = SEED + batch * asked.length + n;
    return fc
      .sample(hostileRequests(operation, schemas), { seed, numRuns: share })
      .map(({ url, headers, payload }, at) => ({
        method: operation.method,
        url,
        remoteAddress: `198.18.${(batch + at) % 250}.${n}`,
        headers: {
          ...(operation.needsSession && {
            authorization: `Bearer ${tokens[(batch + at) % tokens.length]}`,
          }),
          ...headers,
        },
        ...(payload !== undefined && operation.method !== 'GET' && { payload }),
      }));
  });

const sendAll = async (requests: readonly InjectOptions[]) => {
  const waiting = [...requests];
  const statuses = new Map<number, number>();
  const faults: Faulty[] = [];
  const lane = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const { statusCode, body } = await app.inject(one);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      if (statusCode >= 500)
        faults.push({ request: JSON.stringify(one).slice(0, 2_000), reply: body });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { statuses, faults };
};

it(
  'whatever is sent to the published API, nothing of it is our fault, and the memory stays flat',
  async () => {
    const total = new Map<number, number>();
    const heaps: number[] = [];
    const batches = Math.ceil(REQUESTS / BATCH);
    for (let batch = 0; batch < batches; batch += 1) {
      const { statuses, faults } = await sendAll(requestsOf(batch));
      expect(faults.slice(0, 3)).toEqual([]);
      for (const [status, count] of statuses) total.set(status, (total.get(status) ?? 0) + count);
      // Requests are to reach what lies behind the limiter.
      await deps.db.deleteFrom('rate_limits').execute();
      globalThis.gc?.();
      heaps.push(process.memoryUsage().heapUsed);
      server.logged.length = 0;
      if ((batch + 1) % TELL_EVERY === 0)
        process.stdout.write(`fuzz: ${batch + 1} of ${batches} batches\n`);
    }
    const sent = [...total.values()].reduce((sum, count) => sum + count, 0);
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    // A fuzzer that is refused at the door proves nothing.
    const inside = (total.get(200) ?? 0) + (total.get(400) ?? 0) + (total.get(404) ?? 0);
    expect(inside / sent).toBeGreaterThan(0.5);
    expect((total.get(200) ?? 0) / sent).toBeGreaterThan(0.01);
    const early = Math.min(
      ...heaps.slice(Math.floor(heaps.length / 4), Math.floor(heaps.length / 2)),
    );
    const late = Math.min(...heaps.slice(-Math.ceil(heaps.length / 4)));
    expect(late / early).toBeLessThan(FLAT);
    const table = [...total]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`);
    report(
      `fuzz, seed ${SEED}, ${sent} requests`,
      `${table.join(', ')}; heap ${(late / early).toFixed(2)} ×`,
    );
  },
  TIMEOUT_MS,
);
