import type { BirthForm } from './birth-form.rules.ts';

/** The part of the form that a reload must not lose. */
type KeptBirth = Pick<BirthForm, 'dob' | 'time' | 'timeUnknown' | 'place'>;

const KEY = 'birth-typed';

/** The own birth this tab has typed and the profile has not yet. */
export const keptBirth = (): KeptBirth | undefined => {
  try {
    return (JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as KeptBirth) ?? undefined;
  } catch {
    return undefined;
  }
};

export const keepBirth = ({ dob, time, timeUnknown, place }: KeptBirth): void =>
  window.sessionStorage.setItem(KEY, JSON.stringify({ dob, time, timeUnknown, place }));

export const forgetBirth = (): void => window.sessionStorage.removeItem(KEY);
