import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { type UnlockProgress, progressOf } from '../progress.service.ts';
import { waitingUnlocks } from './report.store.ts';

/** Assessments without a report, most urgent first, and the current time. */
export const openAssessments = async ({
  db,
}: Pick<Deps, 'db'>): Promise<{ readonly now: Date; readonly waiting: UnlockProgress[] }> => ({
  now: await readNow(db),
  waiting: await progressOf(db, await waitingUnlocks(db)),
});
