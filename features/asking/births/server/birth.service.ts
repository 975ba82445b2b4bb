import { PROFILE_ERRORS } from '@dhruva/account/profile/contract/errors';
import { INDIA } from '@dhruva/civil-time';
import { BIRTH_ERRORS } from '../contract/errors.ts';
import type { ResolvedBirth, UserDetails } from '../contract/schemas.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { BirthPlaces } from '@dhruva/asking/places/server';
import { bornAt, isAdult, refuseTyped } from './birth.rules.ts';
import type { Refused } from './birth.rules.ts';
import { chartInput } from './chart-input.rules.ts';
import type { ChartInput } from './chart-input.rules.ts';
import { describeBirth } from './resolved-birth.rules.ts';

const ERRORS = { ...PROFILE_ERRORS, ...BIRTH_ERRORS };

const refusalOf = ({ code, fields, choices }: Refused): AppError =>
  new AppError(code, {
    fields: Object.fromEntries(fields.map((field) => [field, ERRORS[code].sentence])),
    ...(choices && { choices: [...choices] }),
  });

/** Details as typed, what the reader is shown to have been understood, and what the engine takes. */
export interface ReadBirth {
  readonly typed: UserDetails;
  readonly birth: ResolvedBirth;
  readonly chart: ChartInput;
}

/** The only way from typed birth details to what was meant by them. */
export interface Births {
  /**
   * Typed details → the birth they describe: adult, at a known place, at a moment that occurred once.
   * Throws the refusal of the first thing that is wrong.
   */
  readonly read: (typed: UserDetails, now: Date) => ReadBirth;
  /** Whether someone is of age by the calendar of the birthplace; by India's where no place is found. */
  readonly isAdult: (typed: DatedPlace, now: Date) => boolean;
}

/** A date of birth, YYYY-MM-DD, and the place. */
type DatedPlace = Pick<UserDetails, 'dob' | 'placeOfBirth' | 'placeId'>;

const readBirth = (places: BirthPlaces, typed: UserDetails, now: Date): ReadBirth => {
  const refusal = refuseTyped(typed, now.getTime());
  if (refusal) throw refusalOf(refusal);
  const { placeOfBirth: text, placeId, coordinates } = typed;
  const place = places.resolve({ text, placeId, coordinates });
  const born = bornAt(typed, place.zone, now.getTime());
  if (born.kind === 'refused') throw refusalOf(born);
  return { typed, birth: describeBirth(typed, place, born), chart: chartInput(place, born) };
};

const zoneOf = (places: BirthPlaces, { placeOfBirth: text, placeId }: DatedPlace): string => {
  try {
    return places.resolve({ text, placeId }).zone;
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('place.')) return INDIA;
    throw error;
  }
};

/** Births read with a gazetteer. */
export const createBirths = (places: BirthPlaces): Births => ({
  read: (typed, now) => readBirth(places, typed, now),
  isAdult: (typed, now) => isAdult(typed.dob, now.getTime(), zoneOf(places, typed)),
});
