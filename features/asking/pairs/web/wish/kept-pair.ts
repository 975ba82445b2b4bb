import type { PairForm } from '../form/pair-form.rules.ts';

const KEY = 'pair-typed';

/** What this tab typed of two people; it goes at sign-out. */
export const keptPair = (): PairForm | undefined => {
  try {
    return (JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as PairForm) ?? undefined;
  } catch {
    return undefined;
  }
};

export const keepPair = (values: PairForm): void =>
  window.sessionStorage.setItem(KEY, JSON.stringify(values));
