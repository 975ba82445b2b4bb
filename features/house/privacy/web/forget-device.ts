import { clearToken } from '@dhruva/web/lib/token.ts';

/** Removes everything personal from this browser: session, drafts, choices. */
export const clearDevice = (): void => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  clearToken();
};
