import type { Leader, ReadingContext, ReadingWords } from '../../telling/everyday/reading-words.ts';
import { capitalised } from '../../text.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { introduced } from './introduced.ts';

const nameOf = (leader: Leader, { area }: ReadingContext): string =>
  `${capitalised(GRAHA_NAMES[leader.graha])}${introduced(leader, area)}`;

const lowered = (sentence: string): string =>
  `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** The steps of a plan, each tied to a time or to a graha. */
export const plan: ReadingWords<never>['plan'] = {
  inWindow: (months, advice) => `${capitalised(months)}: ${lowered(advice)}`,
  inPeriod: (graha, until, advice) =>
    `Until ${until}, in the months of ${GRAHA_NAMES[graha]}: ${lowered(advice)}`,
  slowed: (leader, act, context) =>
    leader.until === ''
      ? `${nameOf(leader, context)} holds you back, so ${act}.`
      : `Until ${leader.until} ${GRAHA_NAMES[leader.graha]} holds you back, so ${act}.`,
  helped: (leader, act, context) =>
    leader.until === ''
      ? `${nameOf(leader, context)} is on your side, so ${act}.`
      : `${capitalised(GRAHA_NAMES[leader.graha])} is on your side until ${leader.until}, so ${act}.`,
};
