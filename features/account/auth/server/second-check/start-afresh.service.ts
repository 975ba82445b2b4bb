import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { inTransaction } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Session } from '@dhruva/server/platform/http/session.ts';
import { parkUser, phoneHashOf } from '../account.store.ts';
import { openSignInDetails } from '../sign-in-details.service.ts';
import { lockSubject } from '../codes/otp.store.ts';
import { openAccount } from '../open-account.service.ts';
import { takePendingSession } from '../sessions/session.store.ts';
import { PARKED } from './second-check.mails.ts';

type StartAfreshDeps = Pick<Deps, 'db' | 'hash' | 'outbox' | 'userKeys'>;

/**
 * Gives the caller a new, empty account with their number; the old account keeps its data and loses the
 * number. Returns the token of the new account's first session, which replaces the caller's. Serialised with
 * sign-ins of the same number; the second of two concurrent calls is refused.
 */
export const startAfresh = async (
  deps: StartAfreshDeps,
  { sessionId, userId }: Session,
): Promise<string> =>
  inTransaction(deps.db, async (tx, now) => {
    const leading = await phoneHashOf(tx, userId);
    if (leading !== undefined) await lockSubject(tx, leading);
    const pending = await takePendingSession(tx, sessionId);
    const phoneHash = await phoneHashOf(tx, userId);
    if (pending === undefined || phoneHash === undefined)
      throw new AppError('auth.second-check-past');
    const key = await signedInKey(deps, tx, userId);
    const signInDetails = openSignInDetails(key, pending.sealedDetails);
    await parkUser(tx, userId, now);
    await deps.outbox.enqueue(tx, { kind: PARKED, userId }, now);
    return openAccount(tx, deps, { phoneHash, signInDetails, referralCode: undefined }, now);
  });
