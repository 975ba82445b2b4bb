import { CallError, isRetryable, NO_REPLY } from '@dhruva/web/lib/call-error.ts';

/** How what was typed last stands with the server. */
export type Keeping = 'nothing' | 'saved' | 'no-connection' | 'failed';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;
const TOO_MANY = 429;

/** What there is to be said of a save that failed. */
export const keepingAfter = (error: unknown): Keeping =>
  error instanceof CallError && error.code === NO_REPLY ? 'no-connection' : 'failed';

/** Milliseconds until a save that failed for the nth time in a row is tried again; undefined: it would fail again. */
export const waitAfter = (error: unknown, failures: number): number | undefined => {
  if (error instanceof CallError && error.status === TOO_MANY)
    return (error.extras.retryAfterSeconds ?? LONGEST_WAIT_MS / 1_000) * 1_000;
  if (!isRetryable(error)) return undefined;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
};
