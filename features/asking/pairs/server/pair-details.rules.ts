import type { PairData, PersonData } from '../contract/schemas.ts';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';

export type Who = 'selfData' | 'otherData';

type Missing = 'dateOfBirth' | 'timeOfBirth' | 'placeOfBirth';

const missingOf = (person: PersonData): Missing[] => {
  const { dateOfBirth, timeOfBirth, placeOfBirth, timeUnknown, coordinates } = person;
  return [
    ...(dateOfBirth.trim() === '' ? (['dateOfBirth'] as const) : []),
    ...(timeOfBirth.trim() === '' && timeUnknown !== true ? (['timeOfBirth'] as const) : []),
    ...(placeOfBirth.trim() === '' && coordinates === undefined ? (['placeOfBirth'] as const) : []),
  ];
};

/** What is not filled in of the two, as `otherData.dateOfBirth`. */
export const missingOfPair = (pair: Pick<PairData, Who>): string[] =>
  (['selfData', 'otherData'] as const).flatMap((who) =>
    missingOf(pair[who]).map((field) => `${who}.${field}`),
  );

/** One of the two as the details of a birth. The other one must agree (decision 24). */
export const detailsOf = (pair: PairData, who: Who): UserDetails => {
  const { dateOfBirth: dob, ...rest } = pair[who];
  const isOther = who === 'otherData';
  return {
    questionFor: isOther ? 'other' : 'self',
    gender: 'other',
    dob,
    ...rest,
    ...(isOther && pair.otherAgrees !== undefined && { otherAgrees: pair.otherAgrees }),
  };
};

/** A field of birth details → the field of the pair's form it was typed in. */
export const pairField = (who: Who, field: string): string => {
  if (field === 'otherAgrees') return field;
  return `${who}.${field === 'dob' ? 'dateOfBirth' : field}`;
};
