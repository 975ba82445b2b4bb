import type { Profile } from '@dhruva/account/profile/contract/schemas';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { loadProfile, revoke } from './session-calls.ts';
import {
  clearToken,
  isRenewing,
  isSessionEnded,
  settleRenewal,
  shownToken,
  storeToken,
  subscribeToken,
} from '@dhruva/web/lib/token.ts';
import { m } from '@dhruva/web/paraglide/messages.js';
import { showToast } from '@dhruva/web/ui/toast-queue.ts';
import { dropWish } from './wish.ts';

export interface Session {
  /** A token is stored. */
  readonly isAuthenticated: boolean;
  /** The user's profile is being loaded. */
  readonly isLoading: boolean;
  /** The server could not be reached three times; retries continue. */
  readonly isUnreachable: boolean;
  /** The server ended the session; the page stays as it was until somebody logs in. */
  readonly isEnded: boolean;
  readonly profile: Profile | null;
  /** Stores the token and loads the profile. */
  readonly login: (token: string) => void;
  /** Ends the session at once here, and on the server; what this tab typed goes with it. */
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
  return useSyncExternalStore(subscribeToken, shownToken, () => null);
};

const TRIES_BEFORE_WORDS = 3;

const log = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- the specification asks that the failure be logged
  console.error('Profile could not be loaded', error);
};

/**
 * Settles who logged in on the page of an ended session: for the same account the page stays and its data is
 * fetched again, for another one it begins anew.
 */
const settleWho = (before: Profile | undefined, after: Profile): void => {
  const isSame = before?.account !== undefined && before.account === after.account;
  settleRenewal(isSame);
};

/** The profile belonging to `token`, loaded when the token changes, with retries. */
const useProfileOf = (token: string | null) => {
  const [loaded, setLoaded] = useState<{ token: string; profile: Profile } | null>(null);
  const [waiting, setWaiting] = useState<string | null>(null);
  const before = useRef(loaded);
  before.current = loaded;
  useEffect(() => {
    if (token === null) return undefined;
    const leaving = new AbortController();
    const fail = (error: unknown): void => {
      log(error);
      setWaiting(token);
    };
    const take = (profile: Profile): void => {
      if (isRenewing()) settleWho(before.current?.profile, profile);
      setLoaded({ token, profile });
    };
    loadProfile(leaving.signal, (failures, error) => {
      if (!leaving.signal.aborted && failures === TRIES_BEFORE_WORDS) fail(error);
    }).then(
      (profile) => !leaving.signal.aborted && take(profile),
      (error: unknown) => !leaving.signal.aborted && fail(error),
    );
    return () => leaving.abort();
  }, [token]);
  const isShown = token !== null && (loaded?.token === token || isRenewing());
  const profile = isShown ? (loaded?.profile ?? null) : null;
  const isUnreachable = token !== null && waiting === token && profile === null;
  return { profile, isUnreachable, setLoaded };
};

/**
 * Whether the server ended the session of this page. A page that never saw the session's profile has nothing
 * to keep: it is signed out at once, and says so.
 */
const useEnded = (hasProfile: boolean): boolean => {
  const isEnded = useSyncExternalStore(subscribeToken, isSessionEnded, () => false);
  useEffect(() => {
    if (!isEnded || hasProfile) return;
    clearToken();
    showToast(m.ended_before(), 'info');
  }, [isEnded, hasProfile]);
  return isEnded && hasProfile;
};

/**
 * Provides the session. Only a 401 ends it (in call.ts), and the page stays meanwhile; an unreachable server is
 * retried (decision 44).
 */
export const SessionProvider = ({ children }: { readonly children: ReactNode }) => {
  const token = useToken();
  const { profile, isUnreachable, setLoaded } = useProfileOf(token);
  const isEnded = useEnded(profile !== null);
  const session = useMemo<Session>(
    () => ({
      isAuthenticated: token !== null,
      isLoading: token !== null && profile === null,
      isUnreachable,
      isEnded,
      profile,
      login: storeToken,
      logout: () => {
        if (token !== null) revoke(token).catch(() => undefined);
        window.sessionStorage.clear();
        dropWish();
        clearToken();
      },
      mergeProfile: (changes) =>
        setLoaded((known) =>
          known?.token === token ? { token, profile: { ...known.profile, ...changes } } : known,
        ),
    }),
    [token, profile, isUnreachable, isEnded, setLoaded],
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
