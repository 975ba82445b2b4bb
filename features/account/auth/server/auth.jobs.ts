import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { sweepDevices } from './device.store.ts';
import { SECOND_CHECK } from './second-check/second-check.rules.ts';
import { sweepSessions } from './sessions/session.store.ts';
import { OTP_MEMORY_MS } from './codes/otp.rules.ts';
import { sweepOtp } from './codes/otp.store.ts';
import { SESSION_LIFE } from './sessions/session.rules.ts';

export const AUTH_SWEEP = 'auth.sweep';

/**
 * Deletes codes no rate limit needs any more (with the keys of their e-mails), ended sessions and long unused
 * devices.
 */
export const sweepAuth = async (deps: Pick<Deps, 'db' | 'userKeys'>): Promise<void> =>
  inTransaction(deps.db, async (tx, now) => {
    const ago = (ms: number): Date => new Date(now.getTime() - ms);
    const deletedIds = await sweepOtp(tx, ago(OTP_MEMORY_MS));
    for (const challengeId of deletedIds) await deps.userKeys.destroy(tx, challengeId);
    await sweepSessions(tx, {
      idleBefore: ago(SESSION_LIFE.idleMs),
      begunBefore: ago(SESSION_LIFE.absoluteMs),
    });
    await sweepDevices(tx, ago(SECOND_CHECK.deviceMemoryMs));
  });

export const defineAuthJobs = (deps: Deps): void => {
  deps.jobs.define(AUTH_SWEEP, async () => sweepAuth(deps));
  deps.jobs.every('20 * * * *', AUTH_SWEEP);
};
