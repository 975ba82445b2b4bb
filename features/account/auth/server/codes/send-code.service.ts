import { COUNTRY_CODE } from '@dhruva/kernel/limits';
import { readEmail, readPhone } from '@dhruva/account/profile/contract/contact';
import type { Tx } from '@dhruva/server/platform/database/db.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { type IssuedCode, type IssueDeps, issueCode } from './issue-code.service.ts';

export type SendDeps = IssueDeps & Pick<Deps, 'env' | 'sms' | 'userKeys'>;

/** What the reply says once a code was sent. */
export const CODE_SENT = 'We have sent you a code by SMS.';

/** The fields of send-otp and the client's address. `consent` is absent when the sign-up form requests the code. */
export interface SendRequest {
  readonly phone: string;
  readonly email?: string | undefined;
  readonly ageConfirmed?: boolean | undefined;
  readonly termsAccepted?: boolean | undefined;
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
  return issueCode(deps, {
    subjectHash: deps.hash('phone', to),
    address: request.address,
    consented,
    sealEmail: async (tx, id) => (email === '' ? null : sealEmail(tx, deps, id, email)),
    deliver: async ({ id, code }) => {
      const vars = { code, domain: new URL(deps.env.publicUrl).hostname };
      const outcome = await deps.sms.send({ to, template: 'otp', vars, idempotencyKey: id });
      return outcome.ok ? undefined : outcome.code;
    },
    undelivered: 'auth.send-failed',
  });
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
