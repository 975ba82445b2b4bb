import { TOKEN_KEY } from '@dhruva/kernel/limits';

type Listener = () => void;
const listeners = new Set<Listener>();

/** The session token, or null. It alone says whether somebody is signed in. */
export const readToken = (): string | null => window.localStorage.getItem(TOKEN_KEY);

/** Is somebody signed in, asked when something is pressed: a page that wakes up is drawn signed out at first. */
export const isSignedIn = (): boolean => readToken() !== null;

const announce = (): void => {
  document.documentElement.dataset['session'] = readToken() === null ? 'out' : 'in';
  for (const listener of listeners) listener();
};

const onStorage = ({ key }: StorageEvent): void => {
  if (key === TOKEN_KEY || key === null) announce();
};

export const storeToken = (token: string): void => {
  window.localStorage.setItem(TOKEN_KEY, token);
  announce();
};

export const clearToken = (): void => {
  window.localStorage.removeItem(TOKEN_KEY);
  announce();
};

/** Calls back when the token changes, here or in another tab; gives the way to stop. */
export const subscribeToken = (listener: Listener): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};
