import { timingSafeEqual } from 'node:crypto';
import { SECOND_MS } from '@dhruva/kernel/durations';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import { inTransaction, readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError, type ErrorExtras } from '@dhruva/server/platform/errors.ts';
import { countHit } from '@dhruva/server/platform/rate-limit.ts';
import {
  chooseChallenge,
  CLOCK_SKEW_MS,
  judgeGuess,
  OTP_LIMITS,
  OTP_MEMORY_MS,
  readCode,
  secondsLeft,
} from './otp.rules.ts';
import * as store from './otp.store.ts';

export type VerifyCodeDeps = Pick<Deps, 'db' | 'hash' | 'log'>;

/** A typed code, for a subject (a keyed hash). */
export interface TypedCodeAttempt {
  readonly subjectHash: string;
  /** The device it is typed on, as a keyed hash for the subject; null when it does not say. */
  readonly deviceHash: string | null;
  readonly typed: string;
  /** The challenge of the request that sent the code; without it the newest of the device counts. */
  readonly challengeId: string | undefined;
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

interface Refusal {
  readonly refused: keyof typeof REFUSALS;
  readonly extras?: ErrorExtras;
}

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
  // Errors are returned, not thrown, so that the used-up attempt is committed.
  const outcome = await inTransaction(deps.db, async (tx, now) => {
    const judged = await compare(tx, deps, { ...guess, code }, now);
    if ('refused' in judged) return judged;
    await store.consumeChallenge(tx, judged.id, now);
    return { value: await then(tx, { challenge: judged, now }) };
  });
  if ('value' in outcome) return outcome.value;
  if (outcome.refused === 'wrong') await alarmOnManyFailures(deps);
  throw new AppError(REFUSALS[outcome.refused], outcome.extras);
};

const compare = async (
  tx: Tx,
  deps: VerifyCodeDeps,
  { subjectHash, deviceHash, challengeId, code }: TypedCodeAttempt & { readonly code: string },
  now: Date,
): Promise<Refusal | store.StoredChallenge> => {
  await store.lockSubject(tx, subjectHash);
  const until = new Date(now.getTime() + CLOCK_SKEW_MS);
  const newest = await store.newestChallenges(tx, { subjectHash, deviceHash }, until);
  const challenge = chooseChallenge(newest, challengeId);
  if (challenge === undefined) return { refused: 'expired' };
  const typedOn = { subjectHash, deviceHash: challenge.deviceHash };
  const since = new Date(now.getTime() - OTP_MEMORY_MS);
  const failures = await store.failureTimes(tx, typedOn, since);
  const judged = judgeGuess(challenge, failures, now.getTime(), OTP_LIMITS);
  if (judged.verdict === 'locked') {
    const { retryAfterSeconds } = judged;
    return { refused: 'locked', extras: { retryAfterSeconds } };
  }
  if (judged.verdict === 'expired') return { refused: 'expired' };
  const attempt = await store.takeTry(tx, challenge.id, OTP_LIMITS.triesPerCode);
  if (attempt === undefined) return { refused: 'locked' };
  if (isSameHash(attempt.codeHash, deps.hash('otp-code', `${challenge.id} ${code}`)))
    return challenge;
  await store.addFailure(tx, typedOn, now);
  const tries = OTP_LIMITS.triesPerCode - attempt.tries;
  const seconds = secondsLeft(challenge, now.getTime(), OTP_LIMITS);
  return { refused: 'wrong', extras: { codeLeft: { tries, seconds } } };
};

const isSameHash = (stored: string, given: string): boolean =>
  timingSafeEqual(Buffer.from(stored), Buffer.from(given));

const MANY_FAILURES = OTP_LIMITS.failuresAltogether;
const ALARMS = {
  scope: 'otp-failures-alarm',
  limit: 1,
  windowSeconds: MANY_FAILURES.withinMs / SECOND_MS,
};

/**
 * Logs an alarm, once in the time they are counted over, when many wrong codes are tried over all subjects:
 * possibly one guess on many numbers.
 */
const alarmOnManyFailures = async ({ db, log }: VerifyCodeDeps): Promise<void> => {
  const { count, withinMs } = MANY_FAILURES;
  const now = await readNow(db);
  const failures = await store.countFailures(db, new Date(now.getTime() - withinMs));
  if (failures < count || !(await countHit(db, ALARMS, 'all')).allowed) return;
  log.error({ failures, withinMs }, 'unusually many wrong one-time codes');
};
