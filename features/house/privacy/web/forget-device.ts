import { clearToken } from '@dhruva/web/lib/token.ts';

/** Removes what this browser kept of a person: the session, drafts, what they chose. */
export const forgetDevice = (): void => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearToken();
};
