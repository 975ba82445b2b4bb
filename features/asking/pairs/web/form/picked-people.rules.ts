import type { Person } from '@dhruva/asking/people/contract/schemas';
import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { type Gender, NO_OTHER, NO_SELF, type PairForm, type Who } from './pair-form.rules.ts';

/** Person 1 is oneself, so that no name and no person of the list is left; the gender where it was chosen. */
export const oneself = ({ gender, genderChosen }: Profile) => ({
  selfPerson: '',
  selfName: '',
  selfGender: genderChosen ? gender : ('' as const),
});

/** Person 1 as one of the people kept; empty without one. */
export const pickedSelf = (person: Person | undefined): Partial<PairForm> => {
  if (person === undefined) return NO_SELF;
  const { id, details } = person;
  return {
    selfPerson: id,
    selfName: details.name,
    selfGender: details.gender ?? '',
    selfDate: details.dob,
    selfTime: details.timeOfBirth,
    selfUnknown: details.timeUnknown ?? false,
    selfPlace: { text: details.placeOfBirth, placeId: details.placeId ?? '' },
    selfFold: details.fold ?? '',
  };
};

/** Person 2 as one of the people kept, who agreed when they were added; empty without one. */
export const pickedOther = (person: Person | undefined): Partial<PairForm> => {
  if (person === undefined) return NO_OTHER;
  const { id, details } = person;
  return {
    otherPerson: id,
    otherName: details.name,
    otherGender: details.gender ?? '',
    otherKeepAs: '',
    otherDate: details.dob,
    otherTime: details.timeOfBirth,
    otherUnknown: details.timeUnknown ?? false,
    otherPlace: { text: details.placeOfBirth, placeId: details.placeId ?? '' },
    otherFold: details.fold ?? '',
    otherAgrees: details.agrees ?? false,
  };
};

/** Who the bride of the tables is by two genders; '' where they do not tell. */
const brideBy = (self: Gender, other: Gender): '' | Who => {
  if (self === other) return '';
  return self === 'female' || other === 'male' ? 'self' : 'other';
};

/** What a known gender sets of who is the bride; nothing where the genders do not tell. */
export const brideFrom = (form: PairForm): Partial<Pick<PairForm, 'bride'>> => {
  const bride = brideBy(form.selfGender, form.otherGender);
  return bride === '' ? {} : { bride };
};
