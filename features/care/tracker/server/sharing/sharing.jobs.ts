import type { Deps } from '@dhruva/server/platform/deps.ts';
import { sweepShares } from './sharing.service.ts';

export const SHARE_SWEEP = 'counselling.sweep-shares';

/** Every night: what ended by itself is noted as ended. Nobody could read by it before that either. */
export const registerShareSweep = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): void => {
  jobs.define(SHARE_SWEEP, async () => sweepShares({ db }));
  jobs.every('40 3 * * *', SHARE_SWEEP);
};
