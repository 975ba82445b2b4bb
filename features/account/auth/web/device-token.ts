import { DEVICE_KEY, DEVICE_TOKEN } from '@dhruva/kernel/limits';

const BYTES = 16;

const fresh = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * What this browser calls itself at sign-in, made at the first one: 128 random bits, base64url. It stays when
 * somebody signs out, says nothing about anybody, and opens nothing.
 */
export const deviceToken = (): string => {
  const kept = window.localStorage.getItem(DEVICE_KEY);
  if (kept !== null && DEVICE_TOKEN.test(kept)) return kept;
  const token = fresh();
  window.localStorage.setItem(DEVICE_KEY, token);
  return token;
};
