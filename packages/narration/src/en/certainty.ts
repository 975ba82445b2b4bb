import { capitalised } from '../text.ts';
import type { CertaintyWords } from '../telling/certainty.ts';
import { countInWords } from './words/numbers.ts';

/** Sentences on how sure an answer is. */
export const CERTAINTY_WORDS: CertaintyWords = {
  weights: {
    high: 'The reading stands on firm ground.',
    medium: 'It is a fair indication.',
    low: 'Take it as a hint only.',
  },
  noSteps: 'No part of the chart speaks clearly here.',
  oneStep: 'Only one part of the chart speaks here.',
  allAgree: (of) => `All ${countInWords(of)} steps of the reading agree.`,
  someAgree: (agree, of) =>
    `${capitalised(countInWords(agree))} of ${countInWords(of)} steps of the reading ${agree === 1 ? 'agrees' : 'agree'}.`,
  fragile:
    'A small error in the birth time can change the direct answer, so check the time if you can.',
  holds: (minutes) =>
    `The direct answer holds if the birth time is ${minutes === 1 ? 'one minute' : `${countInWords(minutes)} minutes`} off.`,
  leftOut:
    'As the birth time is not known, houses are counted from the Moon; the rising sign and the divisional charts are left out.',
  wholeDay: 'The direct answer is the same for the whole of that day.',
  partOfDay: (percent) => `The direct answer is the same for about ${percent} % of that day.`,
};
