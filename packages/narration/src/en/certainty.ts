import { capitalised } from '../text.ts';
import type { CertaintyWords } from '../telling/certainty.ts';
import { countInWords } from './words/numbers.ts';

/** A tolerance below this many minutes is told as a reason to check the birth time. */
const NEAR_MINUTES = 5;

/** Sentences on how sure an answer is. */
export const CERTAINTY_WORDS: CertaintyWords = {
  weights: {
    high: 'This is well supported.',
    medium: 'This is likely, not certain.',
    low: 'Take this as a leaning, no more.',
  },
  noSteps: 'None of the ways of reading a chart speaks clearly here.',
  oneStep: 'Only one way of reading the chart speaks here.',
  allAgree: (of) => `All ${countInWords(of)} ways of reading the chart agree.`,
  someAgree: (agree, of) =>
    `${agree * 2 < of ? 'Only ' : ''}${agree * 2 < of ? countInWords(agree) : capitalised(countInWords(agree))} of ${countInWords(of)} ways of reading the chart ${agree === 1 ? 'points' : 'point'} this way.`,
  fragile: 'A small error in the birth time can change the answer, so check the time if you can.',
  holds: (minutes) => {
    const span = minutes === 1 ? 'one minute' : `${countInWords(minutes)} minutes`;
    return minutes < NEAR_MINUTES
      ? `Born more than ${span} earlier or later, you might be told otherwise, so check the time if you can.`
      : `The answer would be the same if you were born ${span} earlier or later.`;
  },
  leftOut:
    'As the birth time is not known, houses are counted from the Moon; the rising sign and the divisional charts are left out.',
  wholeDay: 'The answer is the same for the whole of that day.',
  partOfDay: (percent) => `The answer is the same for about ${percent} % of that day.`,
};
