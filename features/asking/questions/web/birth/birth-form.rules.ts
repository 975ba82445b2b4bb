import { missingFields } from '@dhruva/asking/births/contract/missing-fields';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { NOTHING_TYPED, type TypedBirth } from '@dhruva/asking/births/contract/typed-birth';
import {
  factsIn,
  type FactTexts,
  factTexts,
  type LifeFact,
} from '@dhruva/account/profile/contract/life-facts';
import type { Person } from '@dhruva/asking/people/contract/schemas';
import type { Profile } from '@dhruva/account/profile/contract/schemas';

/** The values of the birth details form. */
export interface BirthForm extends TypedBirth {
  readonly questionFor: 'self' | 'other';
  readonly gender: 'male' | 'female' | 'other';
  readonly otherAgrees: boolean;
  readonly facts: FactTexts;
}

/** Whether the profile has a whole birth: its date, its time or that it is unknown, its place. */
export const isBirthKnown = (profile: Profile): boolean => missingFields(profile).length === 0;

const EMPTY: BirthForm = {
  questionFor: 'other',
  gender: 'male',
  ...NOTHING_TYPED,
  otherAgrees: false,
  facts: factTexts({}),
};

/** The form values from the profile. */
export const selfForm = (profile: Profile): BirthForm => ({
  ...EMPTY,
  questionFor: 'self',
  gender: profile.gender,
  dob: profile.dob,
  time: profile.timeOfBirth,
  timeUnknown: profile.timeUnknown,
  place: { text: profile.placeOfBirth, placeId: profile.placeId },
  facts: factTexts(profile.lifeFacts),
});

export const otherForm = (): BirthForm => EMPTY;

/** The form values of one of the people kept, who agreed when they were added. */
export const personForm = ({ details }: Person): BirthForm => ({
  ...EMPTY,
  gender: details.gender ?? 'other',
  dob: details.dob,
  time: details.timeOfBirth,
  timeUnknown: details.timeUnknown ?? false,
  place: { text: details.placeOfBirth, placeId: details.placeId ?? '' },
  otherAgrees: details.agrees ?? false,
  fold: details.fold ?? '',
  facts: factTexts(details.facts ?? {}),
});

interface BirthProblem {
  readonly field: string;
  readonly code: 'birth.details-missing' | 'prediction.consent-missing';
}

/** Validates the form before it is sent: missing fields, missing consent of the other person. */
export const birthProblems = (form: BirthForm): BirthProblem[] => {
  const missing = [
    form.dob === '' && 'dob',
    form.time === '' && !form.timeUnknown && 'time',
    form.place.text.trim() === '' && 'place',
  ].filter((field) => field !== false);
  if (missing.length > 0) return missing.map((field) => ({ field, code: 'birth.details-missing' }));
  return form.questionFor === 'other' && !form.otherAgrees
    ? [{ field: 'otherAgrees', code: 'prediction.consent-missing' }]
    : [];
};

const factsOf = (texts: FactTexts, needed: readonly LifeFact[]): Pick<UserDetails, 'facts'> => {
  const facts = factsIn(texts, needed);
  return Object.keys(facts).length === 0 ? {} : { facts };
};

/** Converts form values to birth details. `needed`: the life facts the question asks for; others are not sent. */
export const detailsOf = (form: BirthForm, needed: readonly LifeFact[] = []): UserDetails => ({
  questionFor: form.questionFor,
  gender: form.gender,
  dob: form.dob,
  timeOfBirth: form.timeUnknown ? '' : form.time,
  placeOfBirth: form.place.text.trim(),
  ...(form.place.placeId !== '' && { placeId: form.place.placeId }),
  ...(form.timeUnknown && { timeUnknown: true }),
  ...(form.fold !== '' && { fold: form.fold }),
  ...(form.questionFor === 'other' && { otherAgrees: form.otherAgrees }),
  ...factsOf(form.facts, needed),
});

/** The field a server error concerns. */
export const refusedField = (code: string): keyof BirthForm | undefined => {
  if (code.startsWith('birth.date') || code === 'person.under-18') return 'dob';
  if (code.startsWith('birth.time')) return 'time';
  if (code.startsWith('place.')) return 'place';
  return code === 'prediction.consent-missing' ? 'otherAgrees' : undefined;
};
