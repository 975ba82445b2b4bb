import { useEffect, useState } from 'react';

interface CodeCredential extends Credential {
  readonly code: string;
}

/**
 * Reads the code from the SMS where the browser supports it (WebOTP, Chrome on Android). `onCode` runs at
 * most once for each message; `expected` false: no SMS was sent.
 */
export const useCodeFromSms = (onCode: (code: string) => void, expected: boolean): void => {
  useEffect(() => {
    if (!expected || !('OTPCredential' in window)) return undefined;
    const abort = new AbortController();
    const wanted = {
      otp: { transport: ['sms'] },
      signal: abort.signal,
    } as CredentialRequestOptions;
    navigator.credentials.get(wanted).then(
      (credential) => credential && onCode((credential as CodeCredential).code),
      () => undefined,
    );
    return () => abort.abort();
  }, [onCode, expected]);
};

/**
 * Whole seconds left until `end` (ms since 1970), counting down to 0. Counted by the time that passes, not by
 * the clock on the wall: that one may be set while it runs.
 */
export const useSecondsUntil = (end: number): number => {
  const [left, setLeft] = useState(() => end - Date.now());
  useEffect(() => {
    const whole = end - Date.now();
    const begun = performance.now();
    const count = () => setLeft(whole - (performance.now() - begun));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, Math.ceil(left / 1000));
};
