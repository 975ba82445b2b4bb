import type { SecondCheck } from '../../contract/schemas.ts';
import { signedInKey } from '@dhruva/server/platform/crypto/signed-in-key.ts';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { Session } from '@dhruva/server/platform/http/session.ts';
import { loadProfile } from '@dhruva/account/profile/server';
import { openSignInDetails, completeSignIn } from '../sign-in-details.service.ts';
import { type IssuedCode, type IssueDeps, issueCode } from '../codes/issue-code.service.ts';
import { SIGNED_IN } from '../codes/otp.store.ts';
import { verifyCode } from '../codes/verify-code.service.ts';
import { takePendingSession } from '../sessions/session.store.ts';
import { codeWords } from './second-check-words.rules.ts';
import { claimDay, maskEmail, SECOND_CHECK } from './second-check.rules.ts';

export type SecondCheckDeps = IssueDeps & Pick<Deps, 'mail' | 'outbox' | 'userKeys'>;

const emailOf = async (deps: SecondCheckDeps, userId: string): Promise<string> => {
  const profile = await loadProfile(deps.db, await signedInKey(deps, deps.db, userId));
  return profile?.email ?? '';
};

/** Whether a session's second check is pending, and the ways to pass it. */
export const describeSecondCheck = async (
  deps: SecondCheckDeps,
  { userId, confirmed }: Session,
): Promise<SecondCheck> => {
  const email = confirmed ? '' : await emailOf(deps, userId);
  const now = await readNow(deps.db);
  return {
    pending: !confirmed,
    emailHint: email === '' ? null : maskEmail(email),
    keptUntil: claimDay(now.getTime(), SECOND_CHECK),
  };
};

const subjectOf = ({ hash }: Pick<Deps, 'hash'>, userId: string): string =>
  hash('second-check', userId);

/** Mails a code to the account's own address. The mail contains no account data. */
export const mailCode = async (
  deps: SecondCheckDeps,
  { userId, confirmed }: Session,
  address: string,
): Promise<IssuedCode> => {
  if (confirmed) throw new AppError('auth.second-check-past');
  const to = await emailOf(deps, userId);
  if (to === '') throw new AppError('auth.second-check-no-email');
  return issueCode(deps, {
    subjectHash: subjectOf(deps, userId),
    device: SIGNED_IN,
    address,
    by: 'mail',
    consented: false,
    deliver: async ({ code }) =>
      deps.mail.send({ to, ...codeWords(code) }).then(
        () => undefined,
        () => 'mail-not-taken',
      ),
    undelivered: 'auth.mail-failed',
  });
};

interface TypedCode {
  readonly code: string;
  readonly challengeId?: string | undefined;
}

/** Verifies the mailed code; the session becomes the owner's under a new token, which is returned. */
export const confirmOwner = async (
  deps: SecondCheckDeps,
  { sessionId, userId, confirmed }: Session,
  { code, challengeId }: TypedCode,
): Promise<string> => {
  if (confirmed) throw new AppError('auth.second-check-past');
  const subjectHash = subjectOf(deps, userId);
  const guess = { subjectHash, deviceHash: SIGNED_IN.hash, typed: code, challengeId };
  return verifyCode(deps, guess, async (tx, { now }) => {
    const pending = await takePendingSession(tx, sessionId);
    if (pending === undefined) throw new AppError('auth.second-check-past');
    const key = await signedInKey(deps, tx, userId);
    const signInDetails = openSignInDetails(key, pending.sealedDetails);
    return completeSignIn(tx, deps, { key, signInDetails, isNewAccount: false }, now);
  });
};
