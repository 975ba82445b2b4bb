import { PROFILE_ERRORS } from '@dhruva/account/profile/contract/errors';
import { BIRTH_ERRORS } from '../contract/errors.ts';
import type { ResolvedBirth, UserDetails } from '../contract/schemas.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import type { BirthPlaces } from '@dhruva/asking/places/server';
import { bornAt, refuseTyped } from './birth.rules.ts';
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

/** A birth as the reader is shown it, and as the engine takes it. */
export interface ReadBirth {
  readonly birth: ResolvedBirth;
  readonly chart: ChartInput;
}

/**
 * Typed details → the birth they describe: adult, at a known place, at a moment that occurred once.
 * Throws the refusal of the first thing that is wrong.
 */
export const readBirth = (places: BirthPlaces, details: UserDetails, now: Date): ReadBirth => {
  const refusal = refuseTyped(details, now.getTime());
  if (refusal) throw refusalOf(refusal);
  const place = places.resolve({
    text: details.placeOfBirth,
    placeId: details.placeId,
    coordinates: details.coordinates,
  });
  const born = bornAt(details, place.zone, now.getTime());
  if (born.kind === 'refused') throw refusalOf(born);
  return { birth: describeBirth(details, place, born), chart: chartInput(place, born) };
};
