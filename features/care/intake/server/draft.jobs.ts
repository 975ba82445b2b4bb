import { DAY_MS } from '@dhruva/kernel/durations';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { sweepDrafts } from './draft.store.ts';

const KEPT_DAYS = 90;
export const DRAFT_SWEEP = 'intake.sweep-drafts';

/** Every night: forms begun, not sent and not touched for three months are forgotten. */
export const registerDraftSweep = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): void => {
  jobs.define(DRAFT_SWEEP, async () => {
    const now = await readNow(db);
    await sweepDrafts(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  });
  jobs.every('50 3 * * *', DRAFT_SWEEP);
};
