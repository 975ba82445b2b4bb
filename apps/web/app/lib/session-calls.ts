import type { Profile } from '@dhruva/contract/profile/schemas';
import { mayPass } from './call-error.ts';

const RETRIES = 2;
const FIRST_WAIT = 1000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The signed-in person's profile. Tried again twice when the network or the server fails; throws the last
 * CallError. The contract and its checks are fetched only here, for those who are signed in.
 */
export const loadProfile = async (signal: AbortSignal): Promise<Profile> => {
  const [{ call }, { getProfile }] = await Promise.all([
    import('./call.ts'),
    import('@dhruva/contract/profile/routes'),
  ]);
  for (let failures = 0; ; failures += 1) {
    try {
      return await call(getProfile);
    } catch (error) {
      if (failures === RETRIES || signal.aborted || !mayPass(error)) throw error;
      await wait(FIRST_WAIT * 2 ** failures);
    }
  }
};

/** Ends the session on the server; goes through even while the page is being left. */
export const revoke = async (token: string): Promise<void> => {
  const { logout } = await import('@dhruva/contract/auth/routes');
  await fetch(logout.path, {
    method: logout.method,
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  });
};
