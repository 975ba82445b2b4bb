import { factsIn, type FactTexts, factTexts } from '@dhruva/account/profile/contract/life-facts';
import {
  NOTHING_TYPED,
  type TypedBirth,
  typedBirthOf,
} from '@dhruva/asking/births/contract/typed-birth';
import type { Person, PersonDetails } from '../contract/schemas.ts';

/** The values of the form of one person. */
export interface PersonForm extends TypedBirth {
  readonly name: string;
  readonly relation: PersonDetails['relation'];
  readonly gender: '' | 'male' | 'female';
  readonly agrees: boolean;
  readonly facts: FactTexts;
}

const EMPTY: PersonForm = {
  name: '',
  relation: 'partner',
  gender: '',
  ...NOTHING_TYPED,
  agrees: false,
  facts: factTexts({}),
};

/** The form of a person as kept, or an empty one. */
export const formOf = (person: Person | undefined): PersonForm => {
  if (person === undefined) return EMPTY;
  const { details } = person;
  return {
    name: details.name,
    relation: details.relation,
    gender: details.gender ?? '',
    ...typedBirthOf(details),
    agrees: details.agrees ?? false,
    facts: factTexts(details.facts ?? {}),
  };
};

/** Converts form values to what is kept of a person. */
export const detailsOf = (form: PersonForm): PersonDetails => {
  const facts = factsIn(form.facts);
  return {
    name: form.name.trim(),
    relation: form.relation,
    ...(form.gender !== '' && { gender: form.gender }),
    dob: form.dob,
    timeOfBirth: form.timeUnknown ? '' : form.time,
    placeOfBirth: form.place.text.trim(),
    ...(form.place.placeId !== '' && { placeId: form.place.placeId }),
    ...(form.timeUnknown && { timeUnknown: true }),
    ...(form.fold !== '' && { fold: form.fold }),
    agrees: form.agrees,
    ...(Object.keys(facts).length > 0 && { facts }),
  };
};

interface PersonProblem {
  readonly field: string;
  readonly code: 'people.name-missing' | 'birth.details-missing' | 'prediction.consent-missing';
}

/** What is wrong before the server is asked. */
export const personProblems = (form: PersonForm): PersonProblem[] => {
  const missing = [
    form.dob === '' && 'dob',
    form.time === '' && !form.timeUnknown && 'time',
    form.place.text.trim() === '' && 'place',
  ].filter((field) => field !== false);
  return [
    ...(form.name.trim() === '' ? [{ field: 'name', code: 'people.name-missing' } as const] : []),
    ...missing.map((field) => ({ field, code: 'birth.details-missing' }) as const),
    ...(form.agrees ? [] : [{ field: 'agrees', code: 'prediction.consent-missing' } as const]),
  ];
};

/** The field a server error concerns; undefined when none. */
export const refusedField = (code: string): keyof PersonForm | undefined => {
  if (code === 'people.name-missing') return 'name';
  if (code.startsWith('birth.date') || code === 'person.under-18') return 'dob';
  if (code.startsWith('birth.time')) return 'time';
  if (code.startsWith('place.')) return 'place';
  return code === 'prediction.consent-missing' ? 'agrees' : undefined;
};
