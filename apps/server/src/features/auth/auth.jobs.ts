import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { sweepSessions } from './account.store.ts';
import { OTP_MEMORY_MS } from './otp.rules.ts';
import { sweepOtp } from './otp.store.ts';
import { SESSION_LIFE } from './session.rules.ts';

export const AUTH_SWEEP = 'auth.sweep';

/** Forgets codes no limit looks at any more, with the keys of their e-mails, and sessions that ended. */
export const sweepAuth = async (deps: Pick<Deps, 'db' | 'userKeys'>): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    const ago = (ms: number): Date => new Date(now.getTime() - ms);
    const forgotten = await sweepOtp(tx, ago(OTP_MEMORY_MS));
    for (const challengeId of forgotten) await deps.userKeys.destroy(tx, challengeId);
    await sweepSessions(tx, {
      idleBefore: ago(SESSION_LIFE.idleMs),
      begunBefore: ago(SESSION_LIFE.absoluteMs),
    });
  });

export const defineAuthJobs = (deps: Deps): void => {
  deps.jobs.define(AUTH_SWEEP, async () => sweepAuth(deps));
  deps.jobs.every('20 * * * *', AUTH_SWEEP);
};
