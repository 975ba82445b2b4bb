import type { UserDetails } from './schemas.ts';

/** A birth as a form has it; `fold` picks one of two equal clock times. */
export interface TypedBirth {
  readonly dob: string;
  readonly time: string;
  readonly timeUnknown: boolean;
  readonly place: { readonly text: string; readonly placeId: string };
  readonly fold: '' | 'earlier' | 'later';
}

export const NOTHING_TYPED: TypedBirth = {
  dob: '',
  time: '',
  timeUnknown: false,
  place: { text: '', placeId: '' },
  fold: '',
};

type ToldBirth = Pick<
  UserDetails,
  'dob' | 'timeOfBirth' | 'placeOfBirth' | 'placeId' | 'timeUnknown' | 'fold'
>;

/** A birth as a form has it, from details as they were sent. */
export const typedBirthOf = (told: ToldBirth): TypedBirth => ({
  dob: told.dob,
  time: told.timeOfBirth,
  timeUnknown: told.timeUnknown ?? false,
  place: { text: told.placeOfBirth, placeId: told.placeId ?? '' },
  fold: told.fold ?? '',
});
