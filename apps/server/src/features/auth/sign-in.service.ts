import { timingSafeEqual } from 'node:crypto';
import { COUNTRY_CODE, TERMS_VERSION } from '@dhruva/contract/catalogue/limits';
import { readEmail, readName, readPhone } from '@dhruva/contract/profile/contact';
import type { Tx } from '../../platform/database/db.ts';
import { inTransaction, readNow } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { takeHit } from '../../platform/rate-limit.ts';
import { openProfile } from '../profile/profile.api.ts';
import { countFriend } from '../referral/referral.api.ts';
import * as accounts from './account.store.ts';
import { addressGroup } from './address.rules.ts';
import { judgeGuess, OTP_MEMORY_MS, readCode } from './otp.rules.ts';
import type { OtpLimits } from './otp.rules.ts';
import * as store from './otp.store.ts';
import { beginSession } from './session.service.ts';

export type SignInDeps = Pick<Deps, 'db' | 'hash' | 'log' | 'userKeys'> & {
  readonly limits: OtpLimits;
};

export interface SignInRequest {
  readonly phone: string;
  readonly otp: string;
  readonly challengeId?: string | undefined;
  /** Whose link brought the person here; it counts for a new account only. */
  readonly referralCode?: string | undefined;
  readonly address: string;
}

interface Guess {
  readonly phone: string;
  readonly phoneHash: string;
  readonly code: string;
  readonly challengeId: string | undefined;
  readonly referralCode: string | undefined;
}

/** What the sign-up form adds; undefined when someone logs in. */
type SignUp = { readonly name: string; readonly email: string } | undefined;

const REFUSALS = {
  wrong: 'auth.code-wrong',
  expired: 'auth.code-expired',
  locked: 'auth.code-locked',
} as const;

type Outcome = { readonly token: string } | { readonly refused: keyof typeof REFUSALS };

/** Checks a code and returns a session token. A number's first login makes its account. */
export const logIn = async (deps: SignInDeps, request: SignInRequest): Promise<string> =>
  signIn(deps, request, undefined);

/** Checks a code, keeps name and e-mail, and returns a session token. */
export const signUp = async (
  deps: SignInDeps,
  request: SignInRequest & { readonly name: string; readonly email: string },
): Promise<string> => {
  const name = readName(request.name);
  if ([name, request.email.trim(), request.phone.trim()].includes(''))
    throw new AppError('auth.signup-fields-missing');
  const email = readEmail(request.email);
  if (email === undefined) throw new AppError('auth.email-invalid');
  return signIn(deps, request, { name, email });
};

const signIn = async (deps: SignInDeps, request: SignInRequest, details: SignUp) => {
  const phone = readPhone(request.phone);
  if (phone === undefined) throw new AppError('auth.phone-invalid');
  const code = readCode(request.otp);
  if (code === undefined) throw new AppError('auth.code-format');
  await limitAddress(deps, request.address);
  const phoneHash = deps.hash('phone', `${COUNTRY_CODE}${phone}`);
  const { challengeId, referralCode } = request;
  const guess = { phone, phoneHash, code, challengeId, referralCode };
  const outcome = await inTransaction(deps.db, async (tx, now) =>
    answerGuess(tx, deps, { guess, details, now }),
  );
  if ('token' in outcome) return outcome.token;
  if (outcome.refused === 'wrong') await soundAlarm(deps);
  throw new AppError(REFUSALS[outcome.refused]);
};

const limitAddress = async (deps: SignInDeps, address: string): Promise<void> => {
  const { count, withinMs } = deps.limits.verifiesPerAddress;
  const rule = { scope: 'otp-verify', limit: count, windowSeconds: withinMs / 1000 };
  const who = deps.hash('address', addressGroup(address));
  const { allowed, retryAfterSeconds } = await takeHit(deps.db, rule, who);
  if (!allowed) throw new AppError('request.rate-limited', { retryAfterSeconds });
};

interface Attempt {
  readonly guess: Guess;
  readonly details: SignUp;
  readonly now: Date;
}

/** Returns refusals instead of throwing them: the try that was used up must be kept. */
const answerGuess = async (tx: Tx, deps: SignInDeps, attempt: Attempt): Promise<Outcome> => {
  const { guess, now } = attempt;
  await store.lockSubject(tx, guess.phoneHash);
  const challenge = await store.newestChallenge(tx, guess.phoneHash);
  const since = new Date(now.getTime() - OTP_MEMORY_MS);
  const failures = await store.failureTimes(tx, guess.phoneHash, since);
  const { challengeId } = guess;
  const verdict = judgeGuess(challenge, { challengeId, failures }, now.getTime(), deps.limits);
  if (verdict !== 'compare') return { refused: verdict };
  if (challenge === undefined) return { refused: 'expired' };
  const codeHash = await store.takeTry(tx, challenge.id, deps.limits.triesPerCode);
  if (codeHash === undefined) return { refused: 'locked' };
  if (!isSameHash(codeHash, deps.hash('otp-code', `${challenge.id} ${guess.code}`))) {
    await store.addFailure(tx, guess.phoneHash, now);
    return { refused: 'wrong' };
  }
  await store.consumeChallenge(tx, challenge.id, now);
  return { token: await enter(tx, deps, { ...attempt, challenge }) };
};

const isSameHash = (stored: string, given: string): boolean =>
  timingSafeEqual(Buffer.from(stored), Buffer.from(given));

/** The code was right: finds or makes the account, notes consent and contact, begins a session. */
const enter = async (
  tx: Tx,
  deps: SignInDeps,
  { guess, details, now, challenge }: Attempt & { readonly challenge: store.StoredChallenge },
): Promise<string> => {
  const loginEmail = await takeLoginEmail(tx, deps, challenge);
  const known = await accounts.findUser(tx, guess.phoneHash);
  const userId = known ?? (await accounts.addUser(tx, guess.phoneHash, now));
  const key = known === undefined ? await deps.userKeys.create(tx, userId) : undefined;
  const userKey = key ?? (await deps.userKeys.load(tx, userId));
  if (userKey === undefined) throw new Error('a user without a data key');
  const { phone, referralCode } = guess;
  if (known === undefined && referralCode !== undefined)
    await countFriend(tx, { friendId: userId, typedCode: referralCode }, now);
  await openProfile(tx, userKey, { phone, signUp: details, loginEmail }, now);
  if (details !== undefined || challenge.consented) {
    const via = details === undefined ? 'login' : 'sign-up';
    await accounts.addConsents(tx, { userId, version: TERMS_VERSION, via }, now);
  }
  return beginSession(tx, deps, userId, now);
};

/** The e-mail typed beside the number, which waited for the number to be proven. */
const takeLoginEmail = async (
  tx: Tx,
  deps: SignInDeps,
  { id, email }: store.StoredChallenge,
): Promise<string> => {
  const key = email === null ? undefined : await deps.userKeys.load(tx, id);
  if (email === null || key === undefined) return '';
  await deps.userKeys.destroy(tx, id);
  return key.open('otp_challenges.email', email);
};

/** Says loudly when wrong codes pile up over all numbers: somebody may be trying one guess on many. */
const soundAlarm = async (deps: SignInDeps): Promise<void> => {
  const { count, withinMs } = deps.limits.failuresAltogether;
  const now = await readNow(deps.db);
  const failures = await store.countFailures(deps.db, new Date(now.getTime() - withinMs));
  if (failures > 0 && failures % count === 0)
    deps.log.error({ failures, withinMs }, 'unusually many wrong one-time codes');
};
