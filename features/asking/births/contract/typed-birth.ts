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
