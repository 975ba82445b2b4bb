import type { LoginDetails } from './login-form.rules.ts';
import type { SentCode } from './use-code-flow.ts';

/** What stands in the login form, and the code that was sent for it. */
interface KeptLogin {
  readonly details: LoginDetails;
  readonly sent?: SentCode;
  /** When it was kept, ms since 1970. */
  readonly at: number;
}

const KEY = 'login-typed';

/** As long as a code holds. */
const KEPT_MS = 5 * 60_000;

/**
 * What this tab typed to log in, if a code for it may still hold. A phone that switches to its messages to read
 * the code may throw the page away, and loads it anew.
 */
export const keptLogin = (now = Date.now()): KeptLogin | undefined => {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as KeptLogin | null;
    if (kept !== null && now - kept.at < KEPT_MS) return kept;
  } catch {
    // Spoiled: as if nothing was kept.
  }
  forgetLogin();
  return undefined;
};

export const keepLogin = (typed: Omit<KeptLogin, 'at'>): void =>
  window.sessionStorage.setItem(KEY, JSON.stringify({ ...typed, at: Date.now() }));

export const forgetLogin = (): void => window.sessionStorage.removeItem(KEY);
