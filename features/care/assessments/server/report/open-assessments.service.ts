import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { type Standing, standingsOf } from '../standing.service.ts';
import { waitingUnlocks } from './report.store.ts';

/** Assessments without a report, most urgent first, and the current time. */
export const openAssessments = async ({
  db,
}: Pick<Deps, 'db'>): Promise<{ readonly now: Date; readonly waiting: Standing[] }> => ({
  now: await readNow(db),
  waiting: await standingsOf(db, await waitingUnlocks(db)),
});
