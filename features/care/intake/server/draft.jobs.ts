import { DAY_MS } from '@dhruva/kernel/durations';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { sweepDrafts } from './draft.store.ts';

const RETENTION_DAYS = 90;
export const DRAFT_SWEEP = 'intake.sweep-drafts';

/** A nightly job: deletes unsent drafts not edited for three months. */
export const registerDraftSweep = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): void => {
  jobs.define(DRAFT_SWEEP, async () => {
    const now = await readNow(db);
    await sweepDrafts(db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
  });
  jobs.every('50 3 * * *', DRAFT_SWEEP);
};
