import { expect, test } from 'vitest';
import { buildTestApp } from '../../test-app.ts';
import { readBooks } from '../read-ledger.ts';
import { type Deed, hearing, recover, verifying } from './deeds.ts';
import { startKillable } from './killable.ts';
import { report } from '../proof.ts';
import { openShop } from '../shop.ts';
import type { Cut } from './steps.ts';

const MINUTES = 60_000;
const UNAVAILABLE = 503;

const server = await buildTestApp();
const shop = openShop(server, 9_720_000_000);
const killable = await startKillable(server);
const { steps, database } = killable;
const stage = { server, shop, killable };
killable.onCut(async () => database.refuse(true));

/**
 * Restarts the database at a step; returns what is wrong afterwards, or undefined when that step was not
 * reached.
 */
const interrupt = async (deed: Deed, number: number, cut: Cut): Promise<string[] | undefined> => {
  const scene = await deed.prepare(number);
  steps.watch(cut);
  const answer = await deed.act(scene);
  if (!steps.isCut()) return undefined;
  const where = `${cut.when} step ${cut.at}, ${steps.taken[cut.at - 1]}`;
  database.refuse(false);
  steps.watch();
  const again = await deed.act(scene);
  await recover(stage, deed, scene);
  const { orders } = await readBooks(server, [scene.buyer.userId]);
  const story = [answer, again, ...orders.map(({ effect }) => effect)].join();
  const faults = await shop.faults([scene.buyer]);
  return [...faults, ...(story === `${UNAVAILABLE},200,given` ? [] : [story])].map(
    (fault) => `${where}: ${fault}`,
  );
};

test.each([verifying(stage), hearing(stage)])(
  '17: the database restarts during $name: 503, tried again, one effect',
  async (deed) => {
    const faults: string[] = [];
    let times = 0;
    for (let at = 1; ; at += 1) {
      const before = await interrupt(deed, at, { at, when: 'before' });
      if (before === undefined) break;
      times += 1;
      faults.push(...before);
    }
    const last = await interrupt(deed, times + 1, { at: times, when: 'after' });
    report(`database gone: ${deed.name}`, `at each of ${times} round trips`);
    expect([...faults, ...(last ?? [])]).toEqual([]);
    expect(times).toBeGreaterThan(10);
  },
  5 * MINUTES,
);
