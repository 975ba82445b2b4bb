import type { FirmnessListWords } from './answer-labels.ts';

/** How firm each answer of a list would be, in English. */
export const FIRMNESS_LIST_EN: FirmnessListWords = {
  level: { firm: 'Firm', fair: 'Fairly firm', hint: 'A hint' },
  notSold: 'Not without the time of birth',
  minutes: (minutes) =>
    minutes < 2
      ? `${minutes === 0 ? 'under a' : 'one'} minute either way`
      : `${minutes} minutes either way`,
  share: (percent) => `${percent}% of the day`,
  note: {
    timed:
      'Under each question: how firm its answer would be for you today, and how many minutes your time of birth may be off.',
    untimed:
      'Under each question: how firm its answer would be for you today without the time of birth, and for how much of that day it holds.',
  },
  working: (told, all) =>
    `Working out how firm each answer would be for you: ${told} of ${all} so far.`,
};
