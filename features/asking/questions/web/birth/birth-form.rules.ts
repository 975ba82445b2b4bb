import { missingFields } from '@dhruva/asking/births/contract/missing-fields';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import {
  NOTHING_TYPED,
  type TypedBirth,
  typedBirthOf,
} from '@dhruva/asking/births/contract/typed-birth';
import {
  factsIn,
  type FactTexts,
  factTexts,
  LIFE_FACTS,
  type LifeFact,
} from '@dhruva/account/profile/contract/life-facts';
import type { Person, PersonDetails } from '@dhruva/asking/people/contract/schemas';
import type { Profile } from '@dhruva/account/profile/contract/schemas';

/**
 * The values of the birth details form. `person`: the id of who was chosen from the list; `name`: of another
 * person; `keepAs`: what the list is to keep them as, '' where it is not.
 */
export interface BirthForm extends TypedBirth {
  readonly questionFor: 'self' | 'other';
  readonly person: string;
  readonly name: string;
  readonly keepAs: '' | PersonDetails['relation'];
  readonly gender: 'male' | 'female' | 'other';
  readonly otherAgrees: boolean;
  readonly facts: FactTexts;
}

/** Whether the profile has a whole birth: its date, its time or that it is unknown, its place. */
export const isBirthKnown = (profile: Profile): boolean => missingFields(profile).length === 0;

const EMPTY: BirthForm = {
  questionFor: 'other',
  person: '',
  name: '',
  keepAs: '',
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
export const personForm = ({ id, details }: Person): BirthForm => ({
  ...EMPTY,
  person: id,
  name: details.name,
  gender: details.gender ?? 'other',
  ...typedBirthOf(details),
  otherAgrees: details.agrees ?? false,
  facts: factTexts(details.facts ?? {}),
});

interface BirthProblem {
  readonly field: string;
  readonly code: 'birth.details-missing' | 'people.name-missing' | 'prediction.consent-missing';
}

/** Validates the form before it is sent: missing fields, no name for the list, missing consent of the other person. */
export const birthProblems = (form: BirthForm): BirthProblem[] => {
  const missing = [
    form.dob === '' && 'dob',
    form.time === '' && !form.timeUnknown && 'time',
    form.place.text.trim() === '' && 'place',
  ].filter((field) => field !== false);
  if (missing.length > 0) return missing.map((field) => ({ field, code: 'birth.details-missing' }));
  if (form.questionFor === 'self') return [];
  if (form.keepAs !== '' && form.name.trim() === '')
    return [{ field: 'name', code: 'people.name-missing' }];
  return !form.otherAgrees ? [{ field: 'otherAgrees', code: 'prediction.consent-missing' }] : [];
};

const factsOf = (texts: FactTexts, needed: readonly LifeFact[]): Pick<UserDetails, 'facts'> => {
  const facts = factsIn(texts, needed);
  return Object.keys(facts).length === 0 ? {} : { facts };
};

/** Converts form values to birth details. `needed`: the life facts the question asks for; others are not sent. */
export const detailsOf = (form: BirthForm, needed: readonly LifeFact[] = []): UserDetails => ({
  questionFor: form.questionFor,
  ...(form.questionFor === 'other' && form.name.trim() !== '' && { name: form.name.trim() }),
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

/** Another person as the list is to keep them; undefined where it is not. */
export const personToKeep = (form: BirthForm): PersonDetails | undefined => {
  if (form.questionFor === 'self' || form.keepAs === '') return undefined;
  const {
    questionFor: _questionFor,
    gender,
    otherAgrees: agrees = false,
    ...birth
  } = detailsOf(form);
  return {
    ...birth,
    name: form.name,
    relation: form.keepAs,
    ...(gender !== 'other' && { gender }),
    agrees,
    ...factsOf(form.facts, LIFE_FACTS),
  };
};

/** The field a server error concerns. */
export const refusedField = (code: string): keyof BirthForm | undefined => {
  if (code.startsWith('birth.date') || code === 'person.under-18') return 'dob';
  if (code.startsWith('birth.time')) return 'time';
  if (code.startsWith('place.')) return 'place';
  if (code === 'people.name-missing') return 'name';
  return code === 'prediction.consent-missing' ? 'otherAgrees' : undefined;
};
