import { expect, test } from 'vitest';
import { buildTestApp } from '../../test-app.ts';
import { readBooks } from '../read-ledger.ts';
import { type Deed, deedsOf, recover } from './deeds.ts';
import { startKillable } from './killable.ts';
import { IS_PROOF, report } from '../proof.ts';
import { openShop } from '../shop.ts';
import type { Cut } from './steps.ts';

const MINUTES = 60_000;
/** All kills in the proof; in CI all steps with external effects, and of the others one in three or ten. */
const everyOf = ({ isDecisive }: Deed): number => {
  if (IS_PROOF) return 1;
  return isDecisive ? 3 : 10;
};

const server = await buildTestApp();
const shop = openShop(server, 9_710_000_000);
const killable = await startKillable(server);
const { steps } = killable;
const stage = { server, shop, killable };

const count = { scenes: 0, kills: 0 };

/**
 * Runs a request from the start, kills the server at the cut, and recovers; returns what is wrong, or
 * undefined when the step was not reached.
 */
const crash = async (deed: Deed, cut: Cut): Promise<string[] | undefined> => {
  count.scenes += 1;
  const before = await deed.prepare(count.scenes);
  steps.watch(cut);
  await deed.act(before);
  if (!steps.isCut()) return undefined;
  count.kills += 1;
  const where = `${cut.when} step ${cut.at}, ${steps.taken[cut.at - 1]}`;
  await killable.restart();
  const scene = (await deed.resume?.(before)) ?? before;
  await recover(stage, deed, scene);
  const { orders } = await readBooks(server, [scene.buyer.userId]);
  const ends = orders.map(({ effect }) => effect).join();
  const faults = [
    ...(await shop.faults([scene.buyer])),
    ...(ends === deed.end ? [] : [`ended ${ends}`]),
  ];
  return faults.map((fault) => `${where}: ${fault}`);
};

/** All steps of a request when nothing is killed, by a warmed-up server. */
const measure = async (deed: Deed): Promise<string[]> => {
  count.scenes += 1;
  const scene = await deed.prepare(count.scenes);
  steps.watch();
  await deed.act(scene);
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

test.each(deedsOf(stage))(
  '16: killed at each step of $name, everything comes right',
  async (deed) => {
    const every = everyOf(deed);
    await measure(deed);
    const taken = await measure(deed);
    const calls = taken.filter((step) => /^(GET|POST)/.test(step)).length;
    const first = count.kills;
    const faults: string[] = [];
    for (const cut of cutsOf(taken, every)) faults.push(...((await crash(deed, cut)) ?? []));
    const kills = count.kills - first;
    report(`killed: ${deed.name}`, `${taken.length} steps, ${calls} of them calls, ${kills} kills`);
    expect(faults).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(Math.floor(taken.length / every));
  },
  10 * MINUTES,
);
