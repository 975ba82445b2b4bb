import { dropFromTab, keepInTab, readFromTab } from '@dhruva/web/lib/tab-storage.ts';
import type { LoginDetails } from './login-form.rules.ts';
import type { SentCode } from './use-code-flow.ts';

/** What stands in the login form, and the code that was sent for it. */
interface KeptLogin {
  readonly details: LoginDetails;
  readonly sent?: SentCode;
  /** When it was kept, ms since 1970. */
  readonly at: number;
}

const KEY = 'login';

/** As long as a code holds. */
const KEPT_MS = 5 * 60_000;

/**
 * What this tab typed to log in, if a code for it may still hold. A phone that switches to its messages to read
 * the code may throw the page away, and loads it anew.
 */
export const keptLogin = (now = Date.now()): KeptLogin | undefined => {
  const kept = readFromTab(KEY) as KeptLogin | undefined;
  if (kept !== undefined && now - kept.at < KEPT_MS) return kept;
  forgetLogin();
  return undefined;
};

export const keepLogin = (typed: Omit<KeptLogin, 'at'>): void =>
  keepInTab(KEY, { ...typed, at: Date.now() });

export const forgetLogin = (): void => dropFromTab(KEY);
