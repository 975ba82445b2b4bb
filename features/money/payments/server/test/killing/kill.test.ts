import { MINUTE_MS } from '@dhruva/kernel/durations';
import { expect, test } from 'vitest';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { readPaymentRecords } from '../read-ledger.ts';
import { type KillableRequest, killableRequestsOf, recover } from './killable-requests.ts';
import { startKillable } from '@dhruva/server/test/killing/killable.ts';
import { IS_PROOF, report } from '@dhruva/server/test/proof.ts';
import { createShop } from '../shop.ts';
import type { Cut } from '@dhruva/server/test/killing/steps.ts';

/** All kills in the proof; in CI all steps with external effects, and of the others one in three or ten. */
const everyOf = ({ isDecisive }: KillableRequest): number => {
  if (IS_PROOF) return 1;
  return isDecisive ? 3 : 10;
};

const server = await buildTestApp();
const shop = createShop(server, 9_710_000_000);
const killable = await startKillable(server);
const { steps } = killable;
const setup = { server, shop, killable };

const count = { scenes: 0, kills: 0 };

/**
 * Runs a request from the start, kills the server at the cut, and recovers; returns what is wrong, or
 * undefined when the step was not reached.
 */
const crash = async (request: KillableRequest, cut: Cut): Promise<string[] | undefined> => {
  count.scenes += 1;
  const before = await request.prepare(count.scenes);
  steps.watch(cut);
  await request.act(before);
  if (!steps.isCut()) return undefined;
  count.kills += 1;
  const where = `${cut.when} step ${cut.at}, ${steps.taken[cut.at - 1]}`;
  await killable.restart();
  const progress = (await request.resume?.(before)) ?? before;
  await recover(setup, request, progress);
  const { orders } = await readPaymentRecords(server, [progress.buyer.userId]);
  const ends = orders.map(({ effect }) => effect).join();
  const faults = [
    ...(await shop.faults([progress.buyer])),
    ...(ends === request.end ? [] : [`ended ${ends}`]),
  ];
  return faults.map((fault) => `${where}: ${fault}`);
};

/** All steps of a request when nothing is killed, by a warmed-up server. */
const measure = async (request: KillableRequest): Promise<string[]> => {
  count.scenes += 1;
  const progress = await request.prepare(count.scenes);
  steps.watch();
  await request.act(progress);
  return [...steps.taken];
};

/** Steps with external effects, where the reply may be lost after the effect. */
const isTold = (step: string | undefined): boolean => /^(commit|GET|POST)/.test(step ?? '');

const cutsOf = (taken: readonly string[], every: number): Cut[] =>
  taken.flatMap((step, index): Cut[] => {
    const at = index + 1;
    const isTried = isTold(step) || index % every === 0;
    return [
      ...(isTried ? [{ at, when: 'before' } as const] : []),
      ...(isTold(step) ? [{ at, when: 'after' } as const] : []),
    ];
  });

test.each(killableRequestsOf(setup))(
  '16: killed at each step of $name, everything comes right',
  async (request) => {
    const every = everyOf(request);
    await measure(request);
    const taken = await measure(request);
    const calls = taken.filter((step) => /^(GET|POST)/.test(step)).length;
    const first = count.kills;
    const faults: string[] = [];
    for (const cut of cutsOf(taken, every)) faults.push(...((await crash(request, cut)) ?? []));
    const kills = count.kills - first;
    report(
      `killed: ${request.name}`,
      `${taken.length} steps, ${calls} of them calls, ${kills} kills`,
    );
    expect(faults).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(Math.floor(taken.length / every));
  },
  10 * MINUTE_MS,
);
