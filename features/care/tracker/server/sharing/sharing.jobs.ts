import type { Deps } from '@dhruva/server/platform/deps.ts';
import { sweepShares } from './sharing.service.ts';

export const SHARE_SWEEP = 'counselling.sweep-shares';

/** A nightly job: records the end of expired shares, which could not be read by before that either. */
export const registerShareSweep = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): void => {
  jobs.define(SHARE_SWEEP, async () => sweepShares({ db }));
  jobs.every('40 3 * * *', SHARE_SWEEP);
};
