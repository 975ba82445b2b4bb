import { capitalised } from '../text.ts';
import type { CertaintyWords } from '../telling/certainty.ts';
import { countInWords } from './words/numbers.ts';

/** Sentences on how sure an answer is. */
export const CERTAINTY_WORDS: CertaintyWords = {
  weights: {
    high: 'It is well supported.',
    medium: 'It is likely, not certain.',
    low: 'Take it as a leaning, no more.',
  },
  noSteps: 'No part of the chart speaks clearly here.',
  oneStep: 'Only one part of the chart speaks here.',
  allAgree: (of) => `All ${countInWords(of)} parts of the chart point this way.`,
  someAgree: (agree, of) =>
    `${capitalised(countInWords(agree))} of ${countInWords(of)} parts of the chart ${agree === 1 ? 'points' : 'point'} this way.`,
  fragile: 'A small error in the birth time can change the answer, so check the time if you can.',
  holds: (minutes) =>
    `The answer would be the same if you were born ${minutes === 1 ? 'one minute' : `${countInWords(minutes)} minutes`} earlier or later.`,
  leftOut:
    'As the birth time is not known, houses are counted from the Moon; the rising sign and the divisional charts are left out.',
  wholeDay: 'The answer is the same for the whole of that day.',
  partOfDay: (percent) => `The answer is the same for about ${percent} % of that day.`,
};
