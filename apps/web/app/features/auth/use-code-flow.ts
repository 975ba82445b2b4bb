import { useState } from 'react';
import { ERROR_MESSAGES } from '@dhruva/contract/catalogue/messages';
import { CallError, NO_REPLY } from '../../lib/call-error.ts';
import { deviceToken } from '../../lib/device-token.ts';
import { fetchLater } from '../../lib/fetch-later.ts';
import { forgetReferralCode, readReferralCode } from '../../lib/referral-code.ts';
import type { Problem } from '../../ui/error-summary.tsx';
import type { SendBody } from './calls.ts';

export const authCalls = fetchLater(async () => import('./calls.ts'));

interface SentCode {
  readonly body: SendBody;
  readonly challengeId: string;
  readonly resendAt: number;
}

/** Where a visitor stands between form and token. */
export interface CodeFlow {
  /** Undefined: still at the form. */
  readonly sent: SentCode | undefined;
  readonly busy: boolean;
  readonly refused: Problem | undefined;
  readonly send: (body: SendBody) => void;
  readonly verify: (otp: string) => void;
  readonly back: () => void;
}

/** Exchanges a code for a session token. */
export type Verify = (answer: {
  phone: string;
  otp: string;
  challengeId: string;
  deviceToken: string;
  referralCode?: string;
}) => Promise<string>;

/** The server's own words; where it has none, those of the specification. */
const refusal = (error: unknown, silent: keyof typeof ERROR_MESSAGES): Problem => {
  const spoke = error instanceof CallError && error.code !== NO_REPLY;
  return { message: spoke ? error.message : ERROR_MESSAGES[silent] };
};

/** Form → code sent → verified, for logging in and signing up alike. */
export const useCodeFlow = (verify: Verify, onToken: (token: string) => void): CodeFlow => {
  const [sent, setSent] = useState<SentCode>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Problem>();
  const attempt = async (silent: keyof typeof ERROR_MESSAGES, deed: () => Promise<void>) => {
    setBusy(true);
    setRefused(undefined);
    await deed().catch((error: unknown) => setRefused(refusal(error, silent)));
    setBusy(false);
  };
  const send = async (body: SendBody): Promise<void> => {
    const { requestCode } = await authCalls.now();
    const { challengeId, resendAfterSeconds } = await requestCode(body);
    setSent({ body, challengeId, resendAt: Date.now() + resendAfterSeconds * 1000 });
  };
  const check = async ({ body, challengeId }: SentCode, otp: string): Promise<void> => {
    const device = { deviceToken: deviceToken(), ...readReferralCode() };
    const token = await verify({ phone: body.phone, otp, challengeId, ...device });
    forgetReferralCode();
    onToken(token);
  };
  return {
    sent,
    busy,
    refused,
    send: (body) => void attempt('auth.send-failed', async () => send(body)),
    verify: (otp) => sent && void attempt('auth.code-wrong', async () => check(sent, otp)),
    back: () => {
      setRefused(undefined);
      setSent(undefined);
    },
  };
};
