/** The end of what a session keeps on this device (offline-copies.ts): small, because every page loads it. */
import { readToken, subscribeToken } from './token.ts';

/** How the keys of all that is kept begin. */
export const KEPT_PREFIX = 'kept:';

/** Removes all that is kept. */
export const forgetKept = (): void => {
  const own = Object.keys(window.localStorage).filter((key) => key.startsWith(KEPT_PREFIX));
  for (const key of own) window.localStorage.removeItem(key);
};

/** Removes what is kept when nobody is signed in: now, and whenever a session ends. Returns what stops it. */
export const forgetWithSession = (): (() => void) => {
  const check = (): void => {
    if (readToken() === null) forgetKept();
  };
  check();
  return subscribeToken(check);
};
