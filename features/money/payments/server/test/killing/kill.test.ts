import { MINUTE_MS } from '@dhruva/kernel/durations';
import { expect, test } from 'vitest';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { readBooks } from '../read-ledger.ts';
import { type Deed, deedsOf, recover } from './deeds.ts';
import { startKillable } from '@dhruva/server/test/killing/killable.ts';
import { IS_PROOF, report } from '@dhruva/server/test/proof.ts';
import { openShop } from '../shop.ts';
import type { Cut } from '@dhruva/server/test/killing/steps.ts';

/** In the proof all kills; in CI those where the world hears of it, and of the others one in three or, where less hangs on it, ten. */
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

/** Once over from the start, killed there; what is then wrong after everybody has tried again. Undefined: it never came there. */
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

/** The words of all steps when nothing is killed, by a server that has done it before. */
const measure = async (deed: Deed): Promise<string[]> => {
  count.scenes += 1;
  const scene = await deed.prepare(count.scenes);
  steps.watch();
  await deed.act(scene);
  return [...steps.taken];
};

/** Where it matters that the thing was done and nobody heard of it. */
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
  10 * MINUTE_MS,
);
