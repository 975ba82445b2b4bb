import type { Profile } from '@dhruva/account/profile/contract/schemas';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { loadProfile, revoke } from './session-calls.ts';
import { clearToken, readToken, storeToken, subscribeToken } from '@dhruva/web/lib/token.ts';

export interface Session {
  /** A token is stored. */
  readonly isAuthenticated: boolean;
  /** The user's profile is being loaded. */
  readonly isLoading: boolean;
  /** The server could not be reached three times; retries continue. */
  readonly isUnreachable: boolean;
  readonly profile: Profile | null;
  /** Stores the token and loads the profile. */
  readonly login: (token: string) => void;
  /** Ends the session at once here, and on the server. */
  readonly logout: () => void;
  /** Merges changes into the displayed profile; saving them is up to the caller. */
  readonly mergeProfile: (changes: Partial<Profile>) => void;
}

/**
 * The session as a store: a change of it redraws its readers alone. As the value of a context it would draw every
 * part of a prerendered page that is not hydrated yet anew, as an empty box of about its size.
 */
interface SessionStore {
  /** As it is before the browser's token is read: what a prerendered page shows. */
  readonly first: Session;
  readonly read: () => Session;
  readonly write: (session: Session) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const createSessionStore = (first: Session): SessionStore => {
  const listeners = new Set<() => void>();
  let session = first;
  return {
    first,
    read: () => session,
    write: (next) => {
      session = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const SessionContext = createContext<SessionStore | null>(null);

/** The stored token; null while the prerendered page hydrates, before which no click is handled. */
export const useToken = (): string | null => {
  const [, drawAgain] = useReducer(() => true, false);
  useLayoutEffect(drawAgain, [drawAgain]);
  return useSyncExternalStore(subscribeToken, readToken, () => null);
};

const TRIES_BEFORE_WORDS = 3;

const log = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- the specification asks that the failure be logged
  console.error('Profile could not be loaded', error);
};

/** The profile belonging to `token`, loaded when the token changes, with retries. */
const useProfileOf = (token: string | null) => {
  const [loaded, setLoaded] = useState<{ token: string; profile: Profile } | null>(null);
  const [waiting, setWaiting] = useState<string | null>(null);
  useEffect(() => {
    if (token === null) return undefined;
    const leaving = new AbortController();
    const fail = (error: unknown): void => {
      log(error);
      setWaiting(token);
    };
    loadProfile(leaving.signal, (failures, error) => {
      if (!leaving.signal.aborted && failures === TRIES_BEFORE_WORDS) fail(error);
    }).then(
      (profile) => !leaving.signal.aborted && setLoaded({ token, profile }),
      (error: unknown) => !leaving.signal.aborted && fail(error),
    );
    return () => leaving.abort();
  }, [token]);
  const profile = token !== null && loaded?.token === token ? loaded.profile : null;
  const isUnreachable = token !== null && waiting === token && profile === null;
  return { profile, isUnreachable, setLoaded };
};

/** Provides the session. Only a 401 ends it (in call.ts); an unreachable server is retried (decision 44). */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const token = useToken();
  const { profile, isUnreachable, setLoaded } = useProfileOf(token);
  const session = useMemo<Session>(
    () => ({
      isAuthenticated: token !== null,
      isLoading: token !== null && profile === null,
      isUnreachable,
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
    [token, profile, isUnreachable, setLoaded],
  );
  const [store] = useState(() => createSessionStore(session));
  useLayoutEffect(() => store.write(session), [store, session]);
  return <SessionContext value={store}>{children}</SessionContext>;
};

/** The session of this page. */
export const useSession = (): Session => {
  const store = use(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionProvider above it');
  return useSyncExternalStore(store.subscribe, store.read, () => store.first);
};
