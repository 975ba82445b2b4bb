import { missingFields } from '@dhruva/asking/births/contract/missing-fields';
import type { TypedBirth } from '@dhruva/asking/births/contract/typed-birth';
import type { BodyOf } from '@dhruva/kernel/route';
import type { drawChart } from '../contract/routes.ts';

/** A field of the form that something can be said about; `form`: of none. */
export type Field = 'dob' | 'time' | 'place' | 'form';

const FIELDS = { dob: 'dob', timeOfBirth: 'time', placeOfBirth: 'place' } as const;

/** What is sent to have a chart drawn. */
export const bodyOf = ({
  dob,
  time,
  timeUnknown,
  place,
  fold,
}: TypedBirth): Omit<BodyOf<typeof drawChart>, 'work'> => ({
  dob: dob.trim(),
  timeOfBirth: timeUnknown ? '' : time.trim(),
  placeOfBirth: place.text.trim(),
  ...(place.placeId !== '' && { placeId: place.placeId }),
  ...(timeUnknown && { timeUnknown }),
  ...(fold !== '' && { fold }),
});

/** The fields that are still empty. */
export const emptyFields = (typed: TypedBirth): Field[] =>
  missingFields(bodyOf(typed)).map((field) => FIELDS[field]);

/** The field a refusal is about. */
export const refusedField = (code: string): Field => {
  if (/^(?:birth|profile)\.date|^person\./u.test(code)) return 'dob';
  if (/^(?:birth|profile)\.time/u.test(code)) return 'time';
  return code.startsWith('place.') ? 'place' : 'form';
};
