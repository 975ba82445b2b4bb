import { DEVICE_KEY, DEVICE_TOKEN } from '@dhruva/kernel/limits';

const BYTES = 16;

const fresh = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The random token that identifies this browser at sign-in: 128 bits, base64url, created at the first one. It
 * outlives signing out, says nothing about the user, and gives no access by itself.
 */
export const deviceToken = (): string => {
  const kept = window.localStorage.getItem(DEVICE_KEY);
  if (kept !== null && DEVICE_TOKEN.test(kept)) return kept;
  const token = fresh();
  window.localStorage.setItem(DEVICE_KEY, token);
  return token;
};
