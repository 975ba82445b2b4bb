import type { PairData, PersonData } from '../../contract/schemas.ts';
import type { Person } from '@dhruva/asking/people/contract/schemas';
import type { Profile, ProfileUpdate } from '@dhruva/account/profile/contract/schemas';

export const PEOPLE = ['self', 'other'] as const;
export type Who = (typeof PEOPLE)[number];

interface PlaceText {
  readonly text: string;
  readonly placeId: string;
}

/** The values of the compatibility form; flat, because react-hook-form fields have flat names. */
export type PairForm = Record<`${Who}Date` | `${Who}Time`, string> &
  Record<`${Who}Unknown`, boolean> &
  Record<`${Who}Place`, PlaceText> &
  Record<`${Who}Fold`, '' | 'earlier' | 'later'> & { otherAgrees: boolean; bride: '' | Who };

const NO_PLACE: PlaceText = { text: '', placeId: '' };

export const EMPTY_PAIR: PairForm = {
  selfDate: '',
  selfTime: '',
  selfUnknown: false,
  selfPlace: NO_PLACE,
  selfFold: '',
  otherDate: '',
  otherTime: '',
  otherUnknown: false,
  otherPlace: NO_PLACE,
  otherFold: '',
  otherAgrees: false,
  bride: '',
};

const missingOf = (form: PairForm, who: Who): string[] =>
  [
    form[`${who}Date`] === '' && `${who}Date`,
    form[`${who}Time`] === '' && !form[`${who}Unknown`] && `${who}Time`,
    form[`${who}Place`].text.trim() === '' && `${who}Place`,
  ].filter((field) => field !== false);

interface PairProblem {
  readonly field: string;
  readonly code: 'compatibility.details-missing' | 'prediction.consent-missing';
}

/** What is wrong before the server is asked: something left out, or no consent of the other person. */
export const pairProblems = (form: PairForm): PairProblem[] => {
  const missing = PEOPLE.flatMap((who) => missingOf(form, who));
  if (missing.length > 0)
    return missing.map((field) => ({ field, code: 'compatibility.details-missing' }));
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

/** Converts form values to the request body. */
export const pairOf = (form: PairForm): PairData => ({
  selfData: personOf(form, 'self'),
  otherData: personOf(form, 'other'),
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

/** Person 2 as one of the people kept, who agreed when they were added. */
export const otherFrom = ({ details }: Person) => ({
  otherDate: details.dob,
  otherTime: details.timeOfBirth,
  otherUnknown: details.timeUnknown ?? false,
  otherPlace: { text: details.placeOfBirth, placeId: details.placeId ?? '' },
  otherFold: details.fold ?? ('' as const),
  otherAgrees: details.agrees ?? false,
});

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
  return code === 'prediction.consent-missing' ? 'otherAgrees' : undefined;
};
