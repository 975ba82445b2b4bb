import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendOtp } from '@dhruva/contract/auth/routes';
import type { BodyOf } from '@dhruva/contract/route';
import { ERROR_MESSAGES } from '@dhruva/contract/catalogue/messages';
import { CallError, NO_REPLY } from '../../lib/call-error.ts';
import { call } from '../../lib/call.ts';
import { deviceToken } from '../../lib/device-token.ts';
import { forgetReferralCode, readReferralCode } from '../../lib/referral-code.ts';
import type { Problem } from '../../ui/error-summary.tsx';

type SendBody = BodyOf<typeof sendOtp>;

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
const refusal = (error: Error | null, silent: keyof typeof ERROR_MESSAGES): Problem | undefined => {
  if (error === null) return undefined;
  const spoke = error instanceof CallError && error.code !== NO_REPLY;
  return { message: spoke ? error.message : ERROR_MESSAGES[silent] };
};

/** Form → code sent → verified, for logging in and signing up alike. */
export const useCodeFlow = (verify: Verify, onToken: (token: string) => void): CodeFlow => {
  const [sent, setSent] = useState<SentCode>();
  const sending = useMutation({
    mutationFn: async (body: SendBody) => ({ body, reply: await call(sendOtp, { body }) }),
    onSuccess: ({ body, reply }) =>
      setSent({
        body,
        challengeId: reply.challengeId,
        resendAt: Date.now() + reply.resendAfterSeconds * 1000,
      }),
  });
  const verifying = useMutation({
    mutationFn: async ({ body, challengeId, otp }: SentCode & { otp: string }) =>
      verify({
        phone: body.phone,
        otp,
        challengeId,
        deviceToken: deviceToken(),
        ...readReferralCode(),
      }),
    onSuccess: (token) => {
      forgetReferralCode();
      onToken(token);
    },
  });
  return {
    sent,
    busy: sending.isPending || verifying.isPending,
    refused:
      refusal(verifying.error, 'auth.code-wrong') ?? refusal(sending.error, 'auth.send-failed'),
    send: (body) => {
      verifying.reset();
      sending.mutate(body);
    },
    verify: (otp) => sent && verifying.mutate({ ...sent, otp }),
    back: () => {
      verifying.reset();
      sending.reset();
      setSent(undefined);
    },
  };
};
