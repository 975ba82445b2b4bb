import { DEVICE_KEY, DEVICE_TOKEN, TOKEN_KEY } from '@dhruva/kernel/limits';
import { clearTab } from './tab-storage.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/**
 * What became of a session while its page was open. `ended`: the server ended the session of this token, and
 * the page stays as it is until somebody logs in. `renewing`: somebody did, and it is not known yet who.
 * `renewed`: the token of somebody who did and is the same person.
 */
const state: { ended: string | null; renewing: boolean; renewed: string | null } = {
  ended: null,
  renewing: false,
  renewed: null,
};

/** The stored session token, or null: what requests are sent with. */
export const readToken = (): string | null => window.localStorage.getItem(TOKEN_KEY);

/** The token of this browser, made at the first sign-in; null before, or when it was spoiled. */
export const readDeviceToken = (): string | null => {
  const kept = window.localStorage.getItem(DEVICE_KEY);
  return kept !== null && DEVICE_TOKEN.test(kept) ? kept : null;
};
/** The token of the session the page shows: the stored one, or one that the server ended meanwhile. */
export const shownToken = (): string | null => readToken() ?? state.ended;

/** Whether somebody is signed in, for event handlers: during hydration pages still render as signed out. */
export const isSignedIn = (): boolean => shownToken() !== null;

/** Whether the server ended the session the page shows. */
export const isSessionEnded = (): boolean => state.ended !== null && readToken() === null;

/** Whether somebody logged in on the page of an ended session, before it is known who. */
export const isRenewing = (): boolean => state.renewing;

/** Whether the stored session goes on where an ended one of the same person was. */
export const isRenewed = (): boolean => state.renewed !== null && state.renewed === readToken();

const announce = (): void => {
  document.documentElement.dataset['session'] = shownToken() === null ? 'out' : 'in';
  for (const listener of listeners) listener();
};

/** What another tab does is done here too: signing out there leaves no page open here. */
const onStorage = ({ key }: StorageEvent): void => {
  if (key !== TOKEN_KEY && key !== null) return;
  state.ended = null;
  if (readToken() === null) clearTab();
  announce();
};

export const storeToken = (token: string): void => {
  state.renewing = state.ended !== null;
  state.ended = null;
  window.localStorage.setItem(TOKEN_KEY, token);
  announce();
};

/** Signs out here: what the tab kept of the person goes too. */
export const clearToken = (): void => {
  state.ended = null;
  state.renewing = false;
  window.localStorage.removeItem(TOKEN_KEY);
  clearTab();
  announce();
};

/** Notes that the server ended this session; the page stays until somebody logs in or leaves it. */
export const endToken = (token: string): void => {
  state.ended = token;
  window.localStorage.removeItem(TOKEN_KEY);
  announce();
};

/** Says that it is known now whether the same person logged in on the page of an ended session. */
export const settleRenewal = (isSamePerson: boolean): void => {
  state.renewing = false;
  state.renewed = isSamePerson ? readToken() : null;
  if (!isSamePerson) clearTab();
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
