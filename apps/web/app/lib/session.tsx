import type { Profile } from '@dhruva/contract/profile/schemas';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { loadProfile, revoke } from './session-calls.ts';
import { clearToken, readToken, storeToken, subscribeToken } from './token.ts';

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

/** The stored token; null while the prerendered page wakes up. */
export const useToken = (): string | null =>
  useSyncExternalStore(subscribeToken, readToken, () => null);

/** The profile belonging to `token`, loaded when the token changes; a failed load signs out. */
const useProfileOf = (token: string | null) => {
  const [loaded, setLoaded] = useState<{ token: string; profile: Profile } | null>(null);
  useEffect(() => {
    if (token === null) return undefined;
    const leaving = new AbortController();
    loadProfile(leaving.signal).then(
      (profile) => !leaving.signal.aborted && setLoaded({ token, profile }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        // oxlint-disable-next-line no-console -- the specification asks that the failure be logged
        console.error('Profile could not be loaded', error);
        clearToken();
      },
    );
    return () => leaving.abort();
  }, [token]);
  return [token !== null && loaded?.token === token ? loaded.profile : null, setLoaded] as const;
};

/** Who is signed in. A 401 ends the session at once; other failures do after two retries. */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const token = useToken();
  const [profile, setLoaded] = useProfileOf(token);
  const session = useMemo<Session>(
    () => ({
      isAuthenticated: token !== null,
      isLoading: token !== null && profile === null,
      profile,
      login: storeToken,
      logout: () => {
        if (token !== null) revoke(token).catch(() => undefined);
        clearToken();
      },
      mergeProfile: (changes) =>
        setLoaded((known) =>
          known?.token === token ? { token, profile: { ...known.profile, ...changes } } : known,
        ),
    }),
    [token, profile, setLoaded],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
};

/** The session of this page. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
};
