import type { PairData, PersonData } from '../../contract/schemas.ts';
import type { PersonDetails } from '@dhruva/asking/people/contract/schemas';
import type { Profile, ProfileUpdate } from '@dhruva/account/profile/contract/schemas';

export const PEOPLE = ['self', 'other'] as const;
export type Who = (typeof PEOPLE)[number];

/** '' where it is not known. */
export type Gender = '' | 'male' | 'female';

interface PlaceText {
  readonly text: string;
  readonly placeId: string;
}

/**
 * The values of the compatibility form; flat, because react-hook-form fields have flat names. `selfName` is that of
 * a person chosen as Person 1, '' for oneself; `…Person`: the id of who was chosen from the list; `…Gender`: theirs,
 * where it is known; `otherKeepAs`: what the list is to keep Person 2 as.
 */
export type PairForm = Record<`${Who}Date` | `${Who}Time` | `${Who}Name` | `${Who}Person`, string> &
  Record<`${Who}Unknown`, boolean> &
  Record<`${Who}Place`, PlaceText> &
  Record<`${Who}Fold`, '' | 'earlier' | 'later'> &
  Record<`${Who}Gender`, Gender> & {
    otherAgrees: boolean;
    otherKeepAs: '' | PersonDetails['relation'];
    bride: '' | Who;
  };

const NO_PLACE: PlaceText = { text: '', placeId: '' };

export const NO_SELF = {
  selfPerson: '',
  selfName: '',
  selfGender: '',
  selfDate: '',
  selfTime: '',
  selfUnknown: false,
  selfPlace: NO_PLACE,
  selfFold: '',
} as const;

export const NO_OTHER = {
  otherPerson: '',
  otherName: '',
  otherGender: '',
  otherDate: '',
  otherTime: '',
  otherUnknown: false,
  otherPlace: NO_PLACE,
  otherFold: '',
  otherAgrees: false,
  otherKeepAs: '',
} as const;

export const EMPTY_PAIR: PairForm = { ...NO_SELF, ...NO_OTHER, bride: '' };

const missingOf = (form: PairForm, who: Who): string[] =>
  [
    form[`${who}Date`] === '' && `${who}Date`,
    form[`${who}Time`] === '' && !form[`${who}Unknown`] && `${who}Time`,
    form[`${who}Place`].text.trim() === '' && `${who}Place`,
  ].filter((field) => field !== false);

interface PairProblem {
  readonly field: string;
  readonly code:
    | 'compatibility.details-missing'
    | 'people.name-missing'
    | 'prediction.consent-missing';
}

/** What is wrong before the server is asked: something left out, no name for the list, or no consent of the other person. */
export const pairProblems = (form: PairForm): PairProblem[] => {
  const missing = PEOPLE.flatMap((who) => missingOf(form, who));
  if (missing.length > 0)
    return missing.map((field) => ({ field, code: 'compatibility.details-missing' }));
  if (form.otherKeepAs !== '' && form.otherName.trim() === '')
    return [{ field: 'otherName', code: 'people.name-missing' }];
  return form.otherAgrees ? [] : [{ field: 'otherAgrees', code: 'prediction.consent-missing' }];
};

const personOf = (form: PairForm, who: Who): PersonData => {
  const { text, placeId } = form[`${who}Place`];
  const timeUnknown = form[`${who}Unknown`];
  const fold = form[`${who}Fold`];
  return {
    dateOfBirth: form[`${who}Date`],
    timeOfBirth: timeUnknown ? '' : form[`${who}Time`],
    placeOfBirth: text.trim(),
    ...(placeId !== '' && { placeId }),
    ...(timeUnknown && { timeUnknown }),
    ...(fold !== '' && { fold }),
  };
};

const namesOf = (form: PairForm): Pick<PairData, 'names'> => {
  const [self, other] = [form.selfName.trim(), form.otherName.trim()];
  if (self === '' && other === '') return {};
  return { names: { ...(self !== '' && { self }), ...(other !== '' && { other }) } };
};

/** Converts form values to the request body. */
export const pairOf = (form: PairForm): PairData => ({
  selfData: personOf(form, 'self'),
  otherData: personOf(form, 'other'),
  ...namesOf(form),
  otherAgrees: form.otherAgrees,
  ...(form.bride !== '' && { bride: form.bride }),
});

/** Person 1 as the profile has it. */
export const selfFrom = (profile: Profile) => ({
  selfDate: profile.dob,
  selfTime: profile.timeOfBirth,
  selfUnknown: profile.timeUnknown,
  selfPlace: { text: profile.placeOfBirth, placeId: profile.placeId },
  selfFold: '' as const,
});

/** Person 2 as the list is to keep them; undefined where it is not. */
export const personToKeep = (form: PairForm): PersonDetails | undefined => {
  if (form.otherKeepAs === '') return undefined;
  const { dateOfBirth: dob, ...birth } = personOf(form, 'other');
  return {
    name: form.otherName,
    relation: form.otherKeepAs,
    dob,
    ...birth,
    agrees: form.otherAgrees,
  };
};

/** The profile update from Person 1, for a profile without a date of birth. */
export const profileFrom = ({ selfData }: PairData): ProfileUpdate => ({
  dob: selfData.dateOfBirth,
  timeOfBirth: selfData.timeOfBirth,
  timeUnknown: selfData.timeUnknown ?? false,
  placeOfBirth: selfData.placeOfBirth,
  placeId: selfData.placeId ?? '',
});

/** The person a server error concerns, by its field names (`otherData.placeOfBirth`). */
export const refusedPerson = (fields: Readonly<Record<string, string>> | undefined): Who =>
  Object.keys(fields ?? {}).some((field) => field.startsWith('other')) ? 'other' : 'self';

/** The form field a server error concerns; undefined when none. */
export const refusedField = (code: string, who: Who): keyof PairForm | undefined => {
  if (code.startsWith('birth.date') || code === 'person.under-18') return `${who}Date`;
  if (code.startsWith('birth.time')) return `${who}Time`;
  if (code.startsWith('place.')) return `${who}Place`;
  if (code === 'people.name-missing') return 'otherName';
  return code === 'prediction.consent-missing' ? 'otherAgrees' : undefined;
};
