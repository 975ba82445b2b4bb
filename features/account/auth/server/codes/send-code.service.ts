import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { readEmail, readPhone } from '@dhruva/account/profile/contract/contact';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { codeDeviceHash } from '../known-devices/device.store.ts';
import { isDeviceOfNumber } from '../known-devices/known-device.service.ts';
import type { Work } from '../one-time-tokens/proof-of-work.service.ts';
import {
  type CodeRequest,
  type IssuedCode,
  type IssueDeps,
  issueCode,
} from './issue-code.service.ts';

export type SendDeps = IssueDeps & Pick<Deps, 'env' | 'sms' | 'userKeys'>;

/** What the reply says once a code was sent. */
export const CODE_SENT = 'We have sent you a code by SMS.';

/** The fields of send-otp and the client's address. `consent` is absent when the sign-up form requests the code. */
export interface SendRequest {
  readonly phone: string;
  readonly email?: string | undefined;
  readonly ageConfirmed?: boolean | undefined;
  readonly termsAccepted?: boolean | undefined;
  /** The token identifying this browser. */
  readonly deviceToken?: string | undefined;
  readonly work?: Work | undefined;
  readonly address: string;
}

/** Validates in the order of the login form: phone, e-mail, age, terms. */
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
 * Sends a new code to a phone number and returns the challenge id. The reply never reveals whether an account
 * exists.
 */
export const sendCode = async (deps: SendDeps, request: SendRequest): Promise<IssuedCode> => {
  const { phone, email, consented } = readRequest(request);
  const to = `${COUNTRY_CODE}${phone}`;
  const subjectHash = deps.hash('phone', to);
  const { deviceToken, address, work } = request;
  return issueCode(deps, {
    subjectHash,
    device: {
      hash: codeDeviceHash(deps, subjectHash, deviceToken),
      known: await isDeviceOfNumber(deps, subjectHash, deviceToken),
    },
    address,
    by: 'sms',
    work,
    consented,
    sealEmail: async (tx, id) => (email === '' ? null : sealEmail(tx, deps, id, email)),
    deliver: deliverBySms(deps, to),
    undelivered: 'auth.send-failed',
  });
};

/** Sends codes to a number (E.164) by SMS. */
export const deliverBySms =
  ({ env, sms }: Pick<Deps, 'env' | 'sms'>, to: string): CodeRequest['deliver'] =>
  async ({ id, code }) => {
    const vars = { code, domain: new URL(env.publicUrl).hostname };
    const outcome = await sms.send({ to, template: 'otp', vars, idempotencyKey: id });
    return outcome.ok ? undefined : outcome.code;
  };

/** The number may have no account yet, so the challenge has its own key until it is used or deleted. */
const sealEmail = async (
  tx: Tx,
  deps: SendDeps,
  challengeId: string,
  email: string,
): Promise<Buffer> => {
  const key = await deps.userKeys.create(tx, challengeId);
  return key.seal('otp_challenges.email', email);
};
