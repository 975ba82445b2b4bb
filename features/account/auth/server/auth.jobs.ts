import { indianDay } from '@dhruva/civil-time';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { DEVICE_MEMORY_MS } from './known-devices/device.rules.ts';
import { sweepDevices } from './known-devices/device.store.ts';
import { sweepSessions } from './sessions/session.store.ts';
import { OTP_MEMORY_MS } from './codes/otp.rules.ts';
import { sweepOtp } from './codes/otp.store.ts';
import { sweepSmsDays } from './codes/sms-day.store.ts';
import { sweepSpentTokens } from './one-time-tokens/spent-token.store.ts';
import { TOKEN_LIFE_MS } from './one-time-tokens/one-time-token.rules.ts';
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
    await sweepSmsDays(tx, indianDay(ago(OTP_MEMORY_MS)));
    await sweepSpentTokens(tx, ago(TOKEN_LIFE_MS));
    await sweepDevices(tx, ago(DEVICE_MEMORY_MS));
  });

export const defineAuthJobs = (deps: Deps): void => {
  deps.jobs.define(AUTH_SWEEP, async () => sweepAuth(deps));
  deps.jobs.every('20 * * * *', AUTH_SWEEP);
};
