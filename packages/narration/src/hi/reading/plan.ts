import type { Leader, ReadingContext, ReadingWords } from '../../telling/everyday/reading-words.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { introduced } from './introduced.ts';
import { during } from './stretches.ts';

/** "मार्च 2027 तक शनि", or the graha with what ties it to the matter. */
const nameOf = (leader: Leader, { area }: ReadingContext): string => {
  const name = GRAHA_NAMES[leader.graha];
  if (leader.until !== '') return `${leader.until} तक ${name}`;
  const tie = introduced(leader, area);
  return tie === '' ? name : `${name}${tie},`;
};

/** The steps of a plan, each tied to a time or to a graha. */
export const plan: ReadingWords<never>['plan'] = {
  inWindow: (months, advice) =>
    advice.includes(':') ? `${during(months)} ${advice}` : `${months}: ${advice}`,
  inPeriod: (graha, until, advice) => `${until} तक, ${GRAHA_NAMES[graha]} के छोटे दौर में: ${advice}`,
  slowed: (leader, act, context) => `${nameOf(leader, context)} यहाँ कुछ अड़चन डालता है, इसलिए ${act}।`,
  helped: (leader, act, context) => `${nameOf(leader, context)} आपका साथ देता है, इसलिए ${act}।`,
};
