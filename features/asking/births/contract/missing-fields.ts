import type { UserDetails } from './schemas.ts';

type Filled = Pick<UserDetails, 'dob' | 'timeOfBirth' | 'placeOfBirth'> &
  Partial<Pick<UserDetails, 'timeUnknown' | 'coordinates'>>;

/** What of a birth is left empty: its date, a time that is not said to be unknown, a place without coordinates. */
export const missingFields = (typed: Filled): ('dob' | 'timeOfBirth' | 'placeOfBirth')[] => [
  ...(typed.dob.trim() === '' ? (['dob'] as const) : []),
  ...(typed.timeOfBirth.trim() === '' && typed.timeUnknown !== true
    ? (['timeOfBirth'] as const)
    : []),
  ...(typed.placeOfBirth.trim() === '' && typed.coordinates === undefined
    ? (['placeOfBirth'] as const)
    : []),
];
