import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { DAY_SECONDS } from '@dhruva/kernel/durations';
import { readPhone } from '@dhruva/account/profile/contract/contact';
import { setContactNumber } from '@dhruva/account/profile/server';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Session } from '@dhruva/server/platform/http/session.ts';
import { countHit } from '@dhruva/server/platform/rate-limit.ts';
import { findAccount, giveNumber, lockUser } from '../account.store.ts';
import { type IssuedCode, issueCode } from '../codes/issue-code.service.ts';
import { lockSubject, SIGNED_IN } from '../codes/otp.store.ts';
import { deliverBySms } from '../codes/send-code.service.ts';
import { verifyCode } from '../codes/verify-code.service.ts';
import { freshness } from '../sessions/freshness.service.ts';
import { deleteSessionsOf, sessionsOf } from '../sessions/session.store.ts';
import { NUMBER_CHANGED, tellOwner } from '../sessions/sign-in-news.ts';

/** Codes a day that one account may have sent to new numbers, whatever the numbers. */
const NEW_NUMBER_CODES = { scope: 'new-number', limit: 5, windowSeconds: DAY_SECONDS };

type NumberDeps = Pick<Deps, 'db' | 'env' | 'hash' | 'log' | 'outbox' | 'sms' | 'userKeys'>;

/** The typed number, and the subject its code is for: this account and this number together. */
const newNumber = (deps: NumberDeps, { userId }: Session, typed: string) => {
  const phone = readPhone(typed);
  if (phone === undefined) throw new AppError('auth.phone-invalid');
  const number = `${COUNTRY_CODE}${phone}`;
  return { phone, number, subjectHash: deps.hash('new-number', `${userId} ${number}`) };
};

/** Only whoever signed in by passkey a moment ago may change the number: a session found open may not. */
const needFreshPasskey = async (deps: NumberDeps, session: Session): Promise<void> => {
  const { isFreshByPasskey } = await freshness(deps.db, session, await readNow(deps.db));
  if (!isFreshByPasskey) throw new AppError('auth.fresh-passkey-needed');
};

/** Sends a code to the number that is to replace the account's. */
export const sendNewNumberCode = async (
  deps: NumberDeps,
  session: Session,
  { phone: typed, address }: { readonly phone: string; readonly address: string },
): Promise<IssuedCode> => {
  await needFreshPasskey(deps, session);
  const { number, subjectHash } = newNumber(deps, session, typed);
  const { allowed, retryAfterSeconds } = await countHit(deps.db, NEW_NUMBER_CODES, session.userId);
  if (!allowed) throw new AppError('auth.send-limit', { retryAfterSeconds });
  const { smsBudget } = deps.env;
  return issueCode(
    { ...deps, smsBudget },
    {
      subjectHash,
      device: SIGNED_IN,
      address,
      by: 'sms',
      consented: false,
      deliver: deliverBySms(deps, number),
      undelivered: 'auth.send-failed',
    },
  );
};

/**
 * Gives the account another number to sign in with, once its code is right; all other sessions end and the
 * owner is told. Throws `auth.number-taken` when the number leads to an account already.
 */
export const changeNumber = async (
  deps: NumberDeps,
  session: Session,
  typed: { readonly phone: string; readonly otp: string; readonly challengeId: string },
): Promise<void> => {
  await needFreshPasskey(deps, session);
  const { phone, number, subjectHash } = newNumber(deps, session, typed.phone);
  const { userId, sessionId } = session;
  const { otp, challengeId } = typed;
  const guess = { subjectHash, deviceHash: SIGNED_IN.hash, typed: otp, challengeId };
  await verifyCode(deps, guess, async (tx, { now }) => {
    const phoneHash = deps.hash('phone', number);
    await lockSubject(tx, phoneHash);
    await lockUser(tx, userId);
    const other = await findAccount(tx, phoneHash);
    if (other !== undefined && other.userId !== userId) throw new AppError('auth.number-taken');
    await giveNumber(tx, userId, phoneHash);
    await setContactNumber(tx, await signedInKey(deps, tx, userId), phone, now);
    const others = (await sessionsOf(tx, userId)).map(({ id }) => id);
    await deleteSessionsOf(
      tx,
      userId,
      others.filter((id) => id !== sessionId),
    );
    await tellOwner(tx, deps, { kind: NUMBER_CHANGED, userId }, now);
  });
};
