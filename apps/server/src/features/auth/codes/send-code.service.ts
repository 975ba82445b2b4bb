import { randomInt, randomUUID } from 'node:crypto';
import { COUNTRY_CODE } from '@dhruva/contract/catalogue/limits';
import { readEmail, readPhone } from '@dhruva/contract/profile/contact';
import type { Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { addressGroup } from './address.rules.ts';
import { CODE_SPACE, codeOf, judgeSend, OTP_MEMORY_MS } from './otp.rules.ts';
import type { OtpLimits, SendVerdict } from './otp.rules.ts';
import * as store from './otp.store.ts';

export type SendDeps = Pick<Deps, 'db' | 'env' | 'hash' | 'log' | 'sms' | 'userKeys'> & {
  readonly limits: OtpLimits;
};

/** The fields of send-otp and the client's address. Consent is absent where the sign-up form asks for a code. */
export interface SendRequest {
  readonly phone: string;
  readonly email?: string | undefined;
  readonly ageConfirmed?: boolean | undefined;
  readonly termsAccepted?: boolean | undefined;
  readonly address: string;
}

const REFUSALS = {
  'too-soon': 'auth.send-too-soon',
  phone: 'auth.send-limit',
  address: 'request.rate-limited',
} as const;

/** Checks in the order of the login form: phone, e-mail, age, terms. */
const readRequest = (request: SendRequest) => {
  const phone = readPhone(request.phone);
  if (phone === undefined) throw new AppError('auth.phone-invalid');
  const email = readEmail(request.email ?? '');
  if (email === undefined) throw new AppError('auth.email-invalid');
  const { ageConfirmed, termsAccepted } = request;
  const consented = ageConfirmed !== undefined || termsAccepted !== undefined;
  if (consented && ageConfirmed !== true) throw new AppError('auth.age-unconfirmed');
  if (consented && termsAccepted !== true) throw new AppError('auth.terms-unaccepted');
  return { phone, email, consented };
};

/**
 * Sends a fresh code to a number and returns the id of its challenge. The reply never depends on
 * whether an account exists. A provider that fails costs the caller nothing but this try.
 */
export const sendCode = async (
  deps: SendDeps,
  request: SendRequest,
): Promise<{ challengeId: string; resendAfterSeconds: number }> => {
  const { phone, email, consented } = readRequest(request);
  const id = randomUUID();
  const code = codeOf(randomInt(CODE_SPACE));
  const hashes = {
    phoneHash: deps.hash('phone', `${COUNTRY_CODE}${phone}`),
    addressHash: deps.hash('address', addressGroup(request.address)),
  };
  const codeHash = deps.hash('otp-code', `${id} ${code}`);
  const verdict = await inTransaction(deps.db, async (tx, now) => {
    const judged = await judge(tx, deps.limits, hashes, now);
    if (judged.verdict !== 'send') return judged;
    const sealed = email === '' ? null : await sealEmail(tx, deps, id, email);
    const expiresAt = new Date(now.getTime() + deps.limits.codeLifeMs);
    const challenge = { id, ...hashes, codeHash, consented, email: sealed, sentAt: now, expiresAt };
    await store.addChallenge(tx, challenge);
    return judged;
  });
  if (verdict.verdict !== 'send') {
    const { retryAfterSeconds } = verdict;
    throw new AppError(REFUSALS[verdict.verdict], { retryAfterSeconds });
  }
  await deliver(deps, { id, phone, code });
  return { challengeId: id, resendAfterSeconds: Math.ceil(deps.limits.resendAfterMs / 1000) };
};

const judge = async (
  tx: Tx,
  limits: OtpLimits,
  { phoneHash, addressHash }: { phoneHash: string; addressHash: string },
  now: Date,
): Promise<SendVerdict> => {
  await store.lockSubject(tx, addressHash);
  await store.lockSubject(tx, phoneHash);
  const since = new Date(now.getTime() - OTP_MEMORY_MS);
  const history = {
    toPhone: await store.sendTimes(tx, 'phone_hash', phoneHash, since),
    fromAddress: await store.sendTimes(tx, 'address_hash', addressHash, since),
    failures: await store.failureTimes(tx, phoneHash, since),
  };
  return judgeSend(history, now.getTime(), limits);
};

/** The number may have no account yet, so the challenge has a key of its own until it is used or swept. */
const sealEmail = async (
  tx: Tx,
  deps: SendDeps,
  challengeId: string,
  email: string,
): Promise<Buffer> => {
  const key = await deps.userKeys.create(tx, challengeId);
  return key.seal('otp_challenges.email', email);
};

const deliver = async (
  deps: SendDeps,
  { id, phone, code }: { id: string; phone: string; code: string },
): Promise<void> => {
  const outcome = await deps.sms.send({
    to: `${COUNTRY_CODE}${phone}`,
    template: 'otp',
    vars: { code, domain: new URL(deps.env.publicUrl).hostname },
    idempotencyKey: id,
  });
  if (outcome.ok) return;
  await inTransaction(deps.db, async (tx, now) => store.markSendFailed(tx, id, now));
  deps.log.warn({ challengeId: id, reason: outcome.code }, 'one-time code was not sent');
  throw new AppError('auth.send-failed');
};
