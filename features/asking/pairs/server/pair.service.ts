import { PLACE_ERRORS } from '@dhruva/asking/places/contract/errors';
import { PAIR_ERRORS } from '../contract/errors.ts';
import type { PairAnswer, PairData } from '../contract/schemas.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { isSameBirth } from '@dhruva/asking/births/server';
import type { Births, ReadBirth } from '@dhruva/asking/births/server';
import { detailsOf, missingOfPair, pairField } from './pair-details.rules.ts';
import type { Who } from './pair-details.rules.ts';

/** Two people as typed, and the birth of each. */
export interface ReadPair {
  readonly typed: PairData;
  readonly self: ReadBirth;
  readonly other: ReadBirth;
}

/** What the reader is shown to have been understood of both. */
export type ResolvedPair = PairAnswer['births'];

const isOfPlace = (code: string): code is keyof typeof PLACE_ERRORS =>
  Object.hasOwn(PLACE_ERRORS, code);

/** A refusal of one person's details, with the fields named as the pair's form has them. */
const refusalOf = ({ code, extras }: AppError, who: Who): AppError => {
  const fields =
    extras.fields ?? (isOfPlace(code) ? { placeOfBirth: PLACE_ERRORS[code].sentence } : {});
  const named = Object.entries(fields).map(([field, text]) => [pairField(who, field), text]);
  return new AppError(code, { ...extras, fields: Object.fromEntries(named) });
};

const readPerson = (births: Births, pair: PairData, who: Who, now: Date): ReadBirth => {
  try {
    return births.read(detailsOf(pair, who), now);
  } catch (error) {
    throw error instanceof AppError ? refusalOf(error, who) : error;
  }
};

/** Two people as typed → their births; both adults, and the other one agrees. Throws the first refusal. */
export const readPair = (births: Births, pair: PairData, now: Date): ReadPair => {
  const missing = missingOfPair(pair);
  if (missing.length > 0) {
    const { sentence } = PAIR_ERRORS['compatibility.details-missing'];
    const fields = Object.fromEntries(missing.map((field) => [field, sentence]));
    throw new AppError('compatibility.details-missing', { fields });
  }
  return {
    typed: pair,
    self: readPerson(births, pair, 'selfData', now),
    other: readPerson(births, pair, 'otherData', now),
  };
};

export const birthsOf = ({ self, other }: ReadPair): ResolvedPair => ({
  self: self.birth,
  other: other.birth,
});

/** Were the same two births understood, each as the same of the two? */
export const isSamePair = (a: ResolvedPair, b: ResolvedPair): boolean =>
  isSameBirth(a.self, b.self) && isSameBirth(a.other, b.other);
