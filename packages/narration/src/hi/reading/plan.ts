import type { Leader, ReadingContext, ReadingWords } from '../../telling/everyday/reading-words.ts';
import type { InflectedNoun } from '../grammar.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { between } from './stretches.ts';
import { titled } from './titles.ts';

/** "मार्च 2027 तक शनि", or the graha with what it is to the matter. */
const nameOf = (leader: Leader, { area }: ReadingContext): InflectedNoun => {
  if (leader.until === '') return titled(GRAHA_NAMES[leader.graha], leader, area);
  const name = `${leader.until} तक ${GRAHA_NAMES[leader.graha]}`;
  return { direct: name, oblique: name };
};

/** Advice without a time of its own, which the step gives. */
const timeless = (advice: string): string => advice.replace(/इस (?:हफ़्ते|महीने|साल) /u, '');

/** When to begin: a habit from now on, what is done once within four weeks. */
const soon = (advice: string): string =>
  /हर (?:महीने|हफ़्ते|दिन)|रोज़|पहले/u.test(advice)
    ? `अब से ${timeless(advice)}`
    : `अगले चार हफ़्तों में ${timeless(advice)}`;

/** The steps of a plan, each tied to a time or to a graha. */
export const plan: ReadingWords<never>['plan'] = {
  inWindow: (months, advice) => `${between(months)} ${timeless(advice)}`,
  towards: (month, advice) => `अभी से, ताकि ${month} तक तैयारी रहे: ${timeless(advice)}`,
  soon,
  slowed: (leader, act, context) => {
    const time = leader.until === '' ? 'अब से ' : '';
    return `इन दिनों ${nameOf(leader, context).direct} कुछ अड़चन डालता है, इसलिए ${time}${act}।`;
  },
  helped: (leader, act, context) => {
    const start = /हफ़्ते|रोज़|हर /u.test(act) ? 'अब से' : 'इसी हफ़्ते';
    return `${start} ${act}; इसमें ${nameOf(leader, context).oblique} का साथ है।`;
  },
};
