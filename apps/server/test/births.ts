import type { PairData } from '@dhruva/asking/pairs/contract/schemas';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';

/** Valid birth details of an adult. */
export const PUNE_1990: UserDetails = {
  questionFor: 'self',
  gender: 'female',
  dob: '1990-08-15',
  timeOfBirth: '14:30',
  placeOfBirth: 'Pune, Maharashtra, India',
};

/** Valid details of two adults. */
export const PAIR: PairData = {
  selfData: {
    dateOfBirth: '1990-08-15',
    timeOfBirth: '14:30',
    placeOfBirth: 'Pune, Maharashtra, India',
  },
  otherData: {
    dateOfBirth: '1992-11-03',
    timeOfBirth: '09:05',
    placeOfBirth: 'Nashik, Maharashtra, India',
  },
  otherAgrees: true,
};

export const PARIS = { lat: 48.8566, lon: 2.3522 };
export const NEW_YORK = { lat: 40.7128, lon: -74.006 };

export const CHEAP = 'What kind of work suits me best?';
export const OTHER_CHEAP = 'Which money habits should I watch?';
export const DEAR = 'What does my chart say about my married life?';

export const TOGETHER = 'How compatible are we as life partners?';
export const TOGETHER_AT_WORK = 'Would we do well as business partners?';
