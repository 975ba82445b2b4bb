import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { readPhone } from '@dhruva/account/profile/contract/contact';
import type { Db, Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { phoneHashOf } from '../account.store.ts';
import { type IssuedCode, issueCode } from '../codes/issue-code.service.ts';
import { deliverBySms } from '../codes/send-code.service.ts';
import { SIGNED_IN } from '../codes/otp.store.ts';
import { verifyCode } from '../codes/verify-code.service.ts';

type OwnNumberDeps = Pick<Deps, 'db' | 'env' | 'hash' | 'log' | 'sms'>;

/** A signed-in user, the number they typed, and their network address. */
interface OwnNumberClaim {
  readonly userId: string;
  readonly phone: string;
  readonly address: string;
}

/** Returns the typed number if it is the account's. Only its hash is stored, so the user has to type it. */
const ownNumber = async (
  db: Db,
  { hash }: OwnNumberDeps,
  claim: OwnNumberClaim,
): Promise<string> => {
  const phone = readPhone(claim.phone);
  if (phone === undefined) throw new AppError('auth.phone-invalid');
  const number = `${COUNTRY_CODE}${phone}`;
  if ((await phoneHashOf(db, claim.userId)) !== hash('phone', number))
    throw new AppError('privacy.number-differs');
  return number;
};

/** A subject of its own: these codes do not sign anybody in, and sign-in codes do not count here. */
const subjectOf = ({ hash }: OwnNumberDeps, { userId }: OwnNumberClaim): string =>
  hash('own-number', userId);

/** Sends a code to the account's own number. Throws `privacy.number-differs` for any other number. */
export const sendOwnNumberCode = async (
  deps: OwnNumberDeps,
  claim: OwnNumberClaim,
): Promise<IssuedCode> => {
  const to = await ownNumber(deps.db, deps, claim);
  const { smsBudget } = deps.env;
  return issueCode(
    { ...deps, smsBudget },
    {
      subjectHash: subjectOf(deps, claim),
      device: SIGNED_IN,
      address: claim.address,
      by: 'sms',
      consented: false,
      deliver: deliverBySms(deps, to),
      undelivered: 'auth.send-failed',
    },
  );
};

/**
 * Verifies that code and runs `then` in the transaction that uses it up; if `then` throws, the code stays
 * valid.
 */
export const verifyOwnNumberCode = async <T>(
  deps: OwnNumberDeps,
  {
    otp,
    challengeId,
    ...claim
  }: OwnNumberClaim & { readonly otp: string; readonly challengeId: string },
  then: (tx: Tx, proof: { readonly mobile: string; readonly now: Date }) => Promise<T>,
): Promise<T> => {
  const mobile = await ownNumber(deps.db, deps, claim);
  const subjectHash = subjectOf(deps, claim);
  const guess = { subjectHash, deviceHash: SIGNED_IN.hash, typed: otp, challengeId };
  return verifyCode(deps, guess, (tx, { now }) => then(tx, { mobile, now }));
};
