import type { Profile } from '@dhruva/contract/profile/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { clearToken, readToken, storeToken, subscribeToken } from './token.ts';

const PROFILE_KEY = ['profile', 'me'] as const;

export interface Session {
  /** A token is stored. */
  readonly isAuthenticated: boolean;
  /** The profile of the signed-in person is on its way. */
  readonly isLoading: boolean;
  readonly profile: Profile | null;
  /** Stores the token and loads the profile. */
  readonly login: (token: string) => void;
  /** Ends the session here at once, and on the server. */
  readonly logout: () => void;
  /** Merges what changed into the profile on screen; saving it is the caller's. */
  readonly mergeProfile: (changes: Partial<Profile>) => void;
}

const SessionContext = createContext<Session | null>(null);

// The contract and its checks are fetched only for those who are signed in.
const loadProfile = async (): Promise<Profile> => {
  const [{ call }, { getProfile }] = await Promise.all([
    import('./call.ts'),
    import('@dhruva/contract/profile/routes'),
  ]);
  return call(getProfile);
};

const revoke = async (token: string): Promise<void> => {
  const { logout } = await import('@dhruva/contract/auth/routes');
  await fetch(logout.path, {
    method: logout.method,
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  });
};

/** Who is signed in. A 401 ends the session at once; other failures do after two retries. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const queries = useQueryClient();
  const token = useSyncExternalStore(subscribeToken, readToken, () => null);
  const { data, isPending, error } = useQuery({
    queryKey: [...PROFILE_KEY, token],
    queryFn: loadProfile,
    enabled: token !== null,
  });

  useEffect(() => {
    if (!error) return;
    // oxlint-disable-next-line no-console -- the specification asks that the failure be logged
    console.error('Profile could not be loaded', error);
    clearToken();
  }, [error]);

  useEffect(() => {
    if (token === null) queries.clear();
  }, [token, queries]);

  const session = useMemo<Session>(
    () => ({
      isAuthenticated: token !== null,
      isLoading: token !== null && isPending,
      profile: token === null ? null : (data ?? null),
      login: storeToken,
      logout: () => {
        if (token !== null) revoke(token).catch(() => undefined);
        clearToken();
      },
      mergeProfile: (changes) =>
        queries.setQueryData<Profile>(
          [...PROFILE_KEY, token],
          (known) => known && { ...known, ...changes },
        ),
    }),
    [token, isPending, data, queries],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
};

/** The session of this page. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
};
