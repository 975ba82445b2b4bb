import { useEffect, useRef, useState } from 'react';
import { AUTH_ERRORS } from '../contract/errors.ts';
import { CallError, NO_REPLY } from '@dhruva/web/lib/call-error.ts';
import { deviceToken } from './device-token.ts';
import { preloadable } from '@dhruva/web/lib/preloadable.ts';
import { deleteStoredReferralCode, readStoredReferralCode } from '@dhruva/account/referral/web';
import type { Problem } from '@dhruva/web/lib/problem.ts';
import type { SendBody } from './calls.ts';
import { refusalInWords } from './codes/time-left.ts';

export const authCalls = preloadable(async () => import('./calls.ts'));

/** A code that was sent, and for what. */
export interface SentCode {
  readonly body: SendBody;
  readonly challengeId: string;
  readonly resendAt: number;
}

/** State and actions between the form and the session token. */
export interface CodeFlow {
  /** Undefined: still at the form. */
  readonly sent: SentCode | undefined;
  readonly busy: boolean;
  /** The browser does a proof of work before the code is sent. */
  readonly isSolvingPuzzle: boolean;
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

type Attempt = (isWanted: () => boolean, signal: AbortSignal) => Promise<void>;

/** What to show: the server's message, or where there was no reply the specification's sentence of the error `silent`. */
const refusal = (error: unknown, silent: keyof typeof AUTH_ERRORS): Problem => {
  const isServerMessage = error instanceof CallError && error.code !== NO_REPLY;
  return { message: isServerMessage ? refusalInWords(error) : AUTH_ERRORS[silent].sentence };
};

/** Form → code sent → verified, for login and sign-up alike. `first`: a code sent before this page was loaded. */
export const useCodeFlow = (
  verify: Verify,
  onToken: (token: string) => void,
  first?: SentCode,
): CodeFlow => {
  const [sent, setSent] = useState(first);
  const [busy, setBusy] = useState(false);
  const [isSolvingPuzzle, setWorking] = useState(false);
  const [refused, setRefused] = useState<Problem>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  /** Runs one attempt at a time; its result is ignored once the visitor went back. */
  const attempt = async (silent: keyof typeof AUTH_ERRORS, attempted: Attempt) => {
    if (running.current) return;
    const mine = new AbortController();
    const isWanted = () => running.current === mine;
    running.current = mine;
    setBusy(true);
    setRefused(undefined);
    await attempted(isWanted, mine.signal).catch((error: unknown) => {
      if (isWanted()) setRefused(refusal(error, silent));
    });
    if (!isWanted()) return;
    running.current = undefined;
    setBusy(false);
    setWorking(false);
  };
  const send = async (body: SendBody, isWanted: () => boolean, signal: AbortSignal) => {
    const { requestCode } = await authCalls.now();
    const { challengeId, resendAfterSeconds } = await requestCode(
      { ...body, deviceToken: deviceToken() },
      { onWork: () => isWanted() && setWorking(true), signal },
    );
    if (isWanted())
      setSent({ body, challengeId, resendAt: Date.now() + resendAfterSeconds * 1000 });
  };
  const check = async ({ body, challengeId }: SentCode, otp: string): Promise<void> => {
    const device = { deviceToken: deviceToken(), ...readStoredReferralCode() };
    const token = await verify({ phone: body.phone, otp, challengeId, ...device });
    deleteStoredReferralCode();
    onToken(token);
  };
  return {
    sent,
    busy,
    isSolvingPuzzle,
    refused,
    send: (body) => void attempt('auth.send-failed', async (...watched) => send(body, ...watched)),
    verify: (otp) => sent && void attempt('auth.code-wrong', async () => check(sent, otp)),
    back: () => {
      running.current?.abort();
      running.current = undefined;
      setBusy(false);
      setWorking(false);
      setRefused(undefined);
      setSent(undefined);
    },
  };
};
