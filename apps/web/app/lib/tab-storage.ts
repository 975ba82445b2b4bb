const PREFIX = 'own:';

/**
 * What this tab keeps of the person until they sign out or close it: in sessionStorage, which survives a reload
 * and is sent nowhere. Where the browser refuses to store, nothing is kept.
 */
export const keepInTab = (key: string, value: unknown): void => {
  try {
    window.sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page itself still has it.
  }
};

/** What was kept under this key, to be checked by whoever reads it; undefined when there is nothing. */
export const readFromTab = (key: string): unknown => {
  try {
    return JSON.parse(window.sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

export const dropFromTab = (key: string): void => window.sessionStorage.removeItem(PREFIX + key);

/** Drops everything kept of the person. */
export const clearTab = (): void => {
  for (const key of Object.keys(window.sessionStorage))
    if (key.startsWith(PREFIX)) window.sessionStorage.removeItem(key);
};
