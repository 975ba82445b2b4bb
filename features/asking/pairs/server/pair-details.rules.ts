import { missingFields } from '@dhruva/asking/births/contract/missing-fields';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { PairData } from '../contract/schemas.ts';

export type Who = 'selfData' | 'otherData';

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

/** What is not filled in of the two, as `otherData.dateOfBirth`. */
export const missingOfPair = (pair: PairData): string[] =>
  (['selfData', 'otherData'] as const).flatMap((who) =>
    missingFields(detailsOf(pair, who)).map((field) => pairField(who, field)),
  );
