import { MINUTE_MS } from '@dhruva/kernel/durations';
import { expect, test } from 'vitest';
import { buildTestApp } from '@dhruva/server/test/test-app.ts';
import { readPaymentRecords } from '../read-ledger.ts';
import { type KillableRequest, receivingWebhook, recover, verifying } from './killable-requests.ts';
import { startKillable } from '@dhruva/server/test/killing/killable.ts';
import { report } from '@dhruva/server/test/proof.ts';
import { createShop } from '../shop.ts';
import type { Cut } from '@dhruva/server/test/killing/steps.ts';

const UNAVAILABLE = 503;

const server = await buildTestApp();
const shop = createShop(server, 9_720_000_000);
const killable = await startKillable(server);
const { steps, database } = killable;
const setup = { server, shop, killable };
killable.onCut(async () => database.refuse(true));

/**
 * Restarts the database at a step; returns what is wrong afterwards, or undefined when that step was not
 * reached.
 */
const interrupt = async (
  request: KillableRequest,
  number: number,
  cut: Cut,
): Promise<string[] | undefined> => {
  const progress = await request.prepare(number);
  steps.watch(cut);
  const answer = await request.act(progress);
  if (!steps.isCut()) return undefined;
  const where = `${cut.when} step ${cut.at}, ${steps.taken[cut.at - 1]}`;
  database.refuse(false);
  steps.watch();
  const again = await request.act(progress);
  await recover(setup, request, progress);
  const { orders } = await readPaymentRecords(server, [progress.buyer.userId]);
  const story = [answer, again, ...orders.map(({ effect }) => effect)].join();
  const faults = await shop.faults([progress.buyer]);
  return [...faults, ...(story === `${UNAVAILABLE},200,given` ? [] : [story])].map(
    (fault) => `${where}: ${fault}`,
  );
};

test.each([verifying(setup), receivingWebhook(setup)])(
  '17: the database restarts during $name: 503, tried again, one effect',
  async (request) => {
    const faults: string[] = [];
    let times = 0;
    for (let at = 1; ; at += 1) {
      const before = await interrupt(request, at, { at, when: 'before' });
      if (before === undefined) break;
      times += 1;
      faults.push(...before);
    }
    const last = await interrupt(request, times + 1, { at: times, when: 'after' });
    report(`database gone: ${request.name}`, `at each of ${times} round trips`);
    expect([...faults, ...(last ?? [])]).toEqual([]);
    expect(times).toBeGreaterThan(10);
  },
  5 * MINUTE_MS,
);
