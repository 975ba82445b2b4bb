import type { Leader, ReadingContext, ReadingWords } from '../../telling/everyday/reading-words.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { between } from './stretches.ts';
import { titled } from './titles.ts';

/** "मार्च 2027 तक शनि", or the graha with what it is to the matter. */
const nameOf = (leader: Leader, { area }: ReadingContext): string => {
  const name = GRAHA_NAMES[leader.graha];
  return leader.until === '' ? titled(name, leader, area).direct : `${leader.until} तक ${name}`;
};

/** Advice without a time of its own, which the step gives. */
const timeless = (advice: string): string => advice.replace(/इस (?:हफ़्ते|महीने|साल) /u, '');

/** The steps of a plan, each tied to a time or to a graha. */
export const plan: ReadingWords<never>['plan'] = {
  inWindow: (months, advice) => `${between(months)} ${timeless(advice)}`,
  soon: (advice) => `अगले चार हफ़्तों में ${timeless(advice)}`,
  slowed: (leader, act, context) => {
    const time = leader.house !== undefined && leader.before !== '' ? `${leader.before} तक ` : '';
    return `${nameOf(leader, context)} रोकता है, इसलिए ${time}${act}।`;
  },
  helped: (leader, act, context) => {
    const start = /हफ़्ते|रोज़|हर /u.test(act) ? 'अब से' : 'इसी हफ़्ते';
    return `${start} ${act}, क्योंकि ${nameOf(leader, context)} साथ देता है।`;
  },
};
