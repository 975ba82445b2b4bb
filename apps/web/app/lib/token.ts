import { DEVICE_KEY, DEVICE_TOKEN, TOKEN_KEY } from '@dhruva/kernel/limits';

type Listener = () => void;
const listeners = new Set<Listener>();

/** The stored session token, or null: the one source of whether somebody is signed in. */
export const readToken = (): string | null => window.localStorage.getItem(TOKEN_KEY);

/** The token of this browser, made at the first sign-in; null before, or when it was spoiled. */
export const readDeviceToken = (): string | null => {
  const kept = window.localStorage.getItem(DEVICE_KEY);
  return kept !== null && DEVICE_TOKEN.test(kept) ? kept : null;
};

/** Whether somebody is signed in, for event handlers: during hydration pages still render as signed out. */
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

/** Subscribes to changes of the token, in this tab or another; returns the unsubscribe function. */
export const subscribeToken = (listener: Listener): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};
