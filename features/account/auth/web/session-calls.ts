import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { CallError, isRetryable } from '@dhruva/web/lib/call-error.ts';
import { onRecovery } from '@dhruva/web/lib/reachability.ts';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
const TOO_MANY = 429;

/** Resolves after this time, or as soon as the network or the server is back. */
const wait = async (milliseconds: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const done = (): void => resolve();
  window.addEventListener('online', done);
  const stop = onRecovery(done);
  await promise;
  stop();
  clearTimeout(timer);
  window.removeEventListener('online', done);
};

/** The contract and its schemas are loaded only here, for signed-in users. */
const fetchProfile = async (): Promise<Profile> => {
  const [{ call }, { getProfile }] = await Promise.all([
    import('@dhruva/web/lib/call.ts'),
    import('@dhruva/account/profile/contract/routes'),
  ]);
  return call(getProfile);
};

/** A client error is final; network, script and server failures may be temporary. */
const isClientError = (error: unknown): boolean =>
  error instanceof CallError && !isRetryable(error) && error.status !== TOO_MANY;

/**
 * Loads the signed-in user's profile, retrying until it succeeds: after one second, then two, four and at
 * most every thirty, and at once when the network is back. `onFailure` is called with the number of failures
 * so far. Throws the CallError of a client error; rejects with the last error once `signal` is aborted.
 */
export const loadProfile = async (
  signal: AbortSignal,
  onFailure: (failures: number, error: unknown) => void,
): Promise<Profile> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await fetchProfile();
    } catch (error) {
      if (signal.aborted || isClientError(error)) throw error;
      onFailure(failures, error);
      await wait(Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT));
      if (signal.aborted) throw error;
    }
  }
};

/** Ends the session on the server; the request survives leaving the page. */
export const revoke = async (token: string): Promise<void> => {
  const { logout } = await import('../contract/routes.ts');
  await fetch(logout.path, {
    method: logout.method,
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  });
};
