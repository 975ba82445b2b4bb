import type { ErrorCode } from '@dhruva/kernel/errors';
import { readPhone } from '../contract/contact.ts';
import {
  factsIn,
  type FactTexts,
  factTexts,
  type LifeFactsUpdate,
} from '../contract/life-facts.ts';
import type { Profile, ProfileUpdate } from '../contract/schemas.ts';

/** The form's values: texts as typed. */
export interface ProfileForm {
  readonly phone: string;
  readonly dob: string;
  readonly time: string;
  readonly timeUnknown: boolean;
  readonly place: { readonly text: string; readonly placeId: string };
  readonly gender: '' | 'male' | 'female';
  readonly facts: FactTexts;
}

/** The form's values for a saved profile. */
export const formOf = (profile: Profile): ProfileForm => ({
  phone: profile.phone,
  dob: profile.dobTyped || profile.dob,
  time: profile.timeTyped || profile.timeOfBirth,
  timeUnknown: profile.timeUnknown,
  place: { text: profile.placeOfBirth, placeId: profile.placeId },
  gender: profile.genderChosen ? profile.gender : '',
  facts: factTexts(profile.lifeFacts),
});

/** All facts as the form has them: those left empty are removed. */
const factsUpdate = (texts: FactTexts): LifeFactsUpdate => ({
  relationship: null,
  work: null,
  country: null,
  ...factsIn(texts),
});

/** The update to submit. The server parses date and time. */
export const updateOf = (form: ProfileForm): ProfileUpdate => ({
  phone: readPhone(form.phone) ?? form.phone,
  dob: form.dob.trim(),
  timeOfBirth: form.timeUnknown ? '' : form.time.trim(),
  timeUnknown: form.timeUnknown,
  placeOfBirth: form.place.text.trim(),
  placeId: form.place.placeId,
  lifeFacts: factsUpdate(form.facts),
  ...(form.gender !== '' && { gender: form.gender }),
});

/** Validates the form before submitting. */
export const profileProblems = (
  form: ProfileForm,
): { field: 'phone'; code: 'profile.phone-invalid' }[] =>
  readPhone(form.phone) === undefined ? [{ field: 'phone', code: 'profile.phone-invalid' }] : [];

const FIELD_OF: Partial<Record<ErrorCode, keyof ProfileForm>> = {
  'profile.phone-invalid': 'phone',
  'profile.date-invalid': 'dob',
  'profile.date-ambiguous': 'dob',
  'birth.date-future': 'dob',
  'birth.date-out-of-range': 'dob',
  'profile.time-invalid': 'time',
  'place.unknown': 'place',
};

/** The field that a server error is about. */
export const refusedField = (code: string): keyof ProfileForm | undefined =>
  FIELD_OF[code as ErrorCode];
