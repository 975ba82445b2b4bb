import { CallError, isRetryable, NO_REPLY } from '@dhruva/web/lib/call-error.ts';

/** The state of saving the current input on the server. */
export type SaveState = 'nothing' | 'saved' | 'no-connection' | 'failed';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;
const TOO_MANY = 429;

/** The state after a failed save. */
export const saveStateAfter = (error: unknown): SaveState =>
  error instanceof CallError && error.code === NO_REPLY ? 'no-connection' : 'failed';

/** Delay in ms before the retry after the nth failure in a row; undefined where a retry would fail again. */
export const retryDelay = (error: unknown, failures: number): number | undefined => {
  if (error instanceof CallError && error.status === TOO_MANY)
    return (error.extras.retryAfterSeconds ?? LONGEST_WAIT_MS / 1_000) * 1_000;
  if (!isRetryable(error)) return undefined;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
};
