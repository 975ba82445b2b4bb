import { timingSafeEqual } from 'node:crypto';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { enforceLimit } from '@dhruva/server/platform/rate-limit.ts';
import { addressGroup } from '../address.rules.ts';
import { judgeGuess, OTP_MEMORY_MS, readCode } from './otp.rules.ts';
import type { OtpLimits } from './otp.rules.ts';
import * as store from './otp.store.ts';

export type VerifyCodeDeps = Pick<Deps, 'db' | 'hash' | 'log'> & { readonly limits: OtpLimits };

/** A typed code, for a subject (a keyed hash), from a network address. */
export interface TypedCodeAttempt {
  readonly subjectHash: string;
  readonly typed: string;
  /** The challenge of the request that sent the code; without it the newest code counts. */
  readonly challengeId: string | undefined;
  readonly address: string;
}

/** Passed to the callback of a successful verification, in the transaction that used up the code. */
export interface VerifiedCode {
  readonly challenge: store.StoredChallenge;
  readonly now: Date;
}

const REFUSALS = {
  wrong: 'auth.code-wrong',
  expired: 'auth.code-expired',
  locked: 'auth.code-locked',
} as const;

type Refused = keyof typeof REFUSALS;

/**
 * Verifies a code; if it is right, uses it up and runs `then` in the same transaction. Throws `AppError`
 * otherwise.
 */
export const verifyCode = async <T>(
  deps: VerifyCodeDeps,
  guess: TypedCodeAttempt,
  then: (tx: Tx, verified: VerifiedCode) => Promise<T>,
): Promise<T> => {
  const code = readCode(guess.typed);
  if (code === undefined) throw new AppError('auth.code-format');
  await limitAddress(deps, guess.address);
  // Errors are returned, not thrown, so that the used-up attempt is committed.
  const outcome = await inTransaction(deps.db, async (tx, now) => {
    const judged = await compare(tx, deps, { ...guess, code }, now);
    if (typeof judged === 'string') return { refused: judged };
    await store.consumeChallenge(tx, judged.id, now);
    return { value: await then(tx, { challenge: judged, now }) };
  });
  if (outcome.refused === undefined) return outcome.value;
  if (outcome.refused === 'wrong') await alarmOnManyFailures(deps);
  throw new AppError(REFUSALS[outcome.refused]);
};

const limitAddress = async (deps: VerifyCodeDeps, address: string): Promise<void> => {
  const { count, withinMs } = deps.limits.verifiesPerAddress;
  const rule = { scope: 'otp-verify', limit: count, windowSeconds: withinMs / 1000 };
  const who = deps.hash('address', addressGroup(address));
  await enforceLimit(deps.db, rule, who);
};

const compare = async (
  tx: Tx,
  deps: VerifyCodeDeps,
  { subjectHash, challengeId, code }: TypedCodeAttempt & { readonly code: string },
  now: Date,
): Promise<Refused | store.StoredChallenge> => {
  await store.lockSubject(tx, subjectHash);
  const challenge = await store.newestChallenge(tx, subjectHash);
  const since = new Date(now.getTime() - OTP_MEMORY_MS);
  const failures = await store.failureTimes(tx, subjectHash, since);
  const verdict = judgeGuess(challenge, { challengeId, failures }, now.getTime(), deps.limits);
  if (verdict !== 'compare') return verdict;
  if (challenge === undefined) return 'expired';
  const codeHash = await store.takeTry(tx, challenge.id, deps.limits.triesPerCode);
  if (codeHash === undefined) return 'locked';
  if (isSameHash(codeHash, deps.hash('otp-code', `${challenge.id} ${code}`))) return challenge;
  await store.addFailure(tx, subjectHash, now);
  return 'wrong';
};

const isSameHash = (stored: string, given: string): boolean =>
  timingSafeEqual(Buffer.from(stored), Buffer.from(given));

/** Logs an alarm when many wrong codes are tried over all subjects: possibly one guess on many numbers. */
const alarmOnManyFailures = async (deps: VerifyCodeDeps): Promise<void> => {
  const { count, withinMs } = deps.limits.failuresAltogether;
  const now = await readNow(deps.db);
  const failures = await store.countFailures(deps.db, new Date(now.getTime() - withinMs));
  if (failures > 0 && failures % count === 0)
    deps.log.error({ failures, withinMs }, 'unusually many wrong one-time codes');
};
