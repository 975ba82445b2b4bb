import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { readEmail, readName, readPhone } from '@dhruva/account/profile/contract/contact';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import * as accounts from './account.store.ts';
import {
  type SignInDetails,
  sealSignInDetails,
  completeSignIn,
} from './sign-in-details.service.ts';
import type { StoredChallenge } from './codes/otp.store.ts';
import { verifyCode, type VerifyCodeDeps } from './codes/verify-code.service.ts';
import { openAccount } from './open-account.service.ts';
import { codeDeviceHash } from './known-devices/device.store.ts';
import { isDeviceOf } from './known-devices/known-device.service.ts';
import { needsSecondCheck, SECOND_CHECK } from './second-check/second-check.rules.ts';
import { keptDevice } from './sessions/device-words.rules.ts';
import { beginPendingSession } from './sessions/session.service.ts';

export type SignInDeps = VerifyCodeDeps & Pick<Deps, 'outbox' | 'userKeys'>;

export interface SignInRequest {
  readonly phone: string;
  readonly otp: string;
  readonly challengeId?: string | undefined;
  /** The code of the referral link that brought the user here; it counts for a new account only. */
  readonly referralCode?: string | undefined;
  /** The token identifying this browser. */
  readonly deviceToken?: string | undefined;
  /** What the browser says of itself. */
  readonly userAgent: string;
}

/** The additional fields of the sign-up form; undefined at login. */
type SignUp = { readonly name: string; readonly email: string } | undefined;

/** Verifies a code and returns a session token. A number's first login creates its account. */
export const logIn = async (deps: SignInDeps, request: SignInRequest): Promise<string> =>
  signIn(deps, request, undefined);

/** Verifies a code, saves name and e-mail, and returns a session token. */
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
  const { otp: typed, challengeId, userAgent, referralCode, deviceToken } = request;
  const phoneHash = deps.hash('phone', `${COUNTRY_CODE}${phone}`);
  const deviceHash = codeDeviceHash(deps, phoneHash, deviceToken);
  const guess = { subjectHash: phoneHash, deviceHash, typed, challengeId };
  return verifyCode(deps, guess, async (tx, { challenge, now }) => {
    const loginEmail = await takeLoginEmail(tx, deps, challenge);
    const consent = details !== undefined ? 'sign-up' : challenge.consented ? 'login' : undefined;
    const device = keptDevice(userAgent);
    const contact = { phone, signUp: details, loginEmail } as const;
    const signInDetails = { ...contact, consent, deviceToken, device } as const;
    const account = await accounts.findAccount(tx, phoneHash);
    return account === undefined
      ? openAccount(tx, deps, { phoneHash, signInDetails, referralCode }, now)
      : signInToExistingAccount(tx, deps, { account, signInDetails }, now);
  });
};

/** The e-mail typed in the login form, stored until the number was verified. */
const takeLoginEmail = async (
  tx: Tx,
  deps: SignInDeps,
  { id, email }: StoredChallenge,
): Promise<string> => {
  const key = email === null ? undefined : await deps.userKeys.load(tx, id);
  if (email === null || key === undefined) return '';
  await deps.userKeys.destroy(tx, id);
  return key.open('otp_challenges.email', email);
};

/** Signs in to an existing account; after a long absence on a new device a second check is required first. */
const signInToExistingAccount = async (
  tx: Tx,
  deps: SignInDeps,
  {
    account,
    signInDetails,
  }: { readonly account: accounts.Account; readonly signInDetails: SignInDetails },
  now: Date,
): Promise<string> => {
  const { userId, lastSeenAt } = account;
  const key = await deps.userKeys.load(tx, userId);
  if (key === undefined) throw new Error('a user without a data key');
  const { deviceToken: token } = signInDetails;
  const deviceKnown = await isDeviceOf(tx, deps, { userId, token }, now);
  if (needsSecondCheck({ lastSeenAt, deviceKnown }, now.getTime(), SECOND_CHECK)) {
    const pending = { userId, sealedDetails: sealSignInDetails(key, signInDetails) };
    return beginPendingSession(tx, deps, pending, now);
  }
  return completeSignIn(tx, deps, { key, signInDetails, isNewAccount: false }, now);
};
