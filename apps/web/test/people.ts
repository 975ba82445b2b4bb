import type { PairData } from '@dhruva/asking/pairs/contract/schemas';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import type { Profile } from '@dhruva/account/profile/contract/schemas';

/** A profile with everything the free question needs. */
export const PROFILE: Profile = {
  account: 'asha',
  phone: '9876543210',
  name: 'Asha',
  email: 'asha@example.test',
  dob: '1990-08-15',
  dobTyped: '15.8.1990',
  timeOfBirth: '14:30',
  timeTyped: '2:30 pm',
  timeUnknown: false,
  placeOfBirth: 'Nagpur, Maharashtra, India',
  placeId: 'nagpur',
  birthInWords: '15 August 1990, 2:30 PM',
  gender: 'female',
  genderChosen: true,
  lifeFacts: {},
  hasUsedFreeQuestion: false,
  freeQuestionWaiting: false,
};

/** The birth details a question is asked with. */
export const DETAILS: UserDetails = {
  questionFor: 'self',
  gender: 'female',
  dob: '1990-08-15',
  timeOfBirth: '14:30',
  placeOfBirth: 'Nagpur',
};

const SELF = { dateOfBirth: '1990-08-15', timeOfBirth: '14:30', placeOfBirth: 'Nagpur' };
const OTHER = { dateOfBirth: '1988-02-03', timeOfBirth: '06:05', placeOfBirth: 'Pune' };

/** Two people for a compatibility question. */
export const PAIR: PairData = { selfData: SELF, otherData: OTHER, otherAgrees: true };
