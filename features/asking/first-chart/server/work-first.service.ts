import { isWorkDone, makePuzzle } from '@dhruva/account/auth/server';
import { HOUR_SECONDS } from '@dhruva/kernel/durations';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { addressBlock } from '@dhruva/server/platform/limits/address.rules.ts';
import { countHit } from '@dhruva/server/platform/rate-limit.ts';
import type { BodyOf } from '@dhruva/kernel/route';
import type { drawChart } from '../contract/routes.ts';

/** Charts an hour of a block of addresses before each needs a proof of work: carriers put thousands behind one. */
const WITHOUT_WORK = 600;
/** About 65,000 hashes: a quarter of a second of a phone. */
const WORK_BITS = 16;

interface Asker {
  readonly address: string;
  readonly work: BodyOf<typeof drawChart>['work'];
}

/** Counts a chart of a block of addresses. Throws `first-chart.work-needed` with a puzzle once they are many. */
export const requireWorkAbove = async (
  deps: Pick<Deps, 'db' | 'hash'>,
  { address, work }: Asker,
): Promise<void> => {
  const who = deps.hash('address', addressBlock(address));
  const rule = { scope: 'first charts', limit: WITHOUT_WORK, windowSeconds: HOUR_SECONDS };
  const { allowed } = await countHit(deps.db, rule, who);
  if (allowed) return;
  const owner = `first-chart ${who}`;
  await inTransaction(deps.db, async (tx, now) => {
    if (await isWorkDone(tx, deps, { owner, work }, now)) return;
    const puzzle = makePuzzle(deps, { owner, bits: WORK_BITS }, now);
    throw new AppError('first-chart.work-needed', { puzzle });
  });
};
