import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { CallError, isRetryable } from '@dhruva/web/lib/call-error.ts';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
const TOO_MANY = 429;

/** Until this time has passed, or the network is back. */
const wait = async (milliseconds: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const done = (): void => resolve();
  window.addEventListener('online', done);
  await promise;
  clearTimeout(timer);
  window.removeEventListener('online', done);
};

/** The contract and its checks are fetched only here, for those who are signed in. */
const askForProfile = async (): Promise<Profile> => {
  const [{ call }, { getProfile }] = await Promise.all([
    import('@dhruva/web/lib/call.ts'),
    import('@dhruva/account/profile/contract/routes'),
  ]);
  return call(getProfile);
};

/** What the server refused stays refused; a network, a script or a server that failed may come back. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && !isRetryable(error) && error.status !== TOO_MANY;

/**
 * The signed-in person's profile, asked for until it comes: again after one second, then two, four and at last every
 * thirty, and at once when the network is back. `onFailure` hears of each failure, counted from 1. Throws the CallError of
 * a refusal; rejects with the last error once `signal` is aborted.
 */
export const loadProfile = async (
  signal: AbortSignal,
  onFailure: (failures: number, error: unknown) => void,
): Promise<Profile> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await askForProfile();
    } catch (error) {
      if (signal.aborted || isRefusal(error)) throw error;
      onFailure(failures, error);
      await wait(Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT));
      if (signal.aborted) throw error;
    }
  }
};

/** Ends the session on the server; goes through even while the page is being left. */
export const revoke = async (token: string): Promise<void> => {
  const { logout } = await import('../contract/routes.ts');
  await fetch(logout.path, {
    method: logout.method,
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  });
};
