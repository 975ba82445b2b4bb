import type { Leader, ReadingContext, ReadingWords } from '../../telling/everyday/reading-words.ts';
import { capitalised } from '../../text.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { introduced } from './introduced.ts';

const nameOf = (leader: Leader, { area }: ReadingContext): string =>
  `${GRAHA_NAMES[leader.graha]}${introduced(leader, area)}`;

/** The steps of a plan, each tied to a time or to a graha. */
export const plan: ReadingWords<never>['plan'] = {
  inWindow: (months, advice) =>
    `${capitalised(months)}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`,
  slowed: (leader, act, context) =>
    leader.until === ''
      ? `Since ${nameOf(leader, context)} slows this, ${act}.`
      : `Until ${leader.until}, while ${GRAHA_NAMES[leader.graha]} slows this, ${act}.`,
  helped: (leader, act, context) =>
    leader.until === ''
      ? `${capitalised(nameOf(leader, context))} is on your side, so ${act}.`
      : `${capitalised(GRAHA_NAMES[leader.graha])} is on your side until ${leader.until}, so ${act}.`,
};
