import type { Leader, ReadingContext, ReadingWords } from '../../telling/everyday/reading-words.ts';
import type { InflectedNoun } from '../grammar.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { SPANS } from './spans.ts';
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

/** What begins with "पहले" takes no "अब से": the two together mean "before now". */
const FIRST = /^पहले /u;

const fromNow = (act: string): string => (FIRST.test(act) ? act : `अब से ${act}`);

/** When to begin: a habit from now on, what is done once within four weeks. */
const soon = (advice: string): string =>
  /हर (?:महीने|हफ़्ते|दिन)|रोज़|(?!^)पहले/u.test(advice)
    ? fromNow(timeless(advice))
    : `अगले चार हफ़्तों में ${timeless(advice)}`;

/** The steps of a plan, each tied to a time or to a graha. */
export const plan: ReadingWords<never>['plan'] = {
  inWindow: (months, advice) => `${between(months)} ${timeless(advice)}`,
  towards: (month, advice) => `अभी से, ताकि ${month} तक तैयारी रहे: ${timeless(advice)}`,
  soon,
  slowed: (leader, act, context) => {
    const what = leader.until === '' ? fromNow(act) : act;
    return `इन दिनों ${nameOf(leader, context).direct} कुछ अड़चन डालता है, इसलिए ${what}।`;
  },
  helped: (leader, act, context) => {
    const what = /हफ़्ते|रोज़|हर /u.test(act) ? fromNow(act) : `इसी हफ़्ते ${act}`;
    return leader.runs === undefined
      ? `${what}; इसमें ${nameOf(leader, context).oblique} का साथ है।`
      : `${what}; अभी ${GRAHA_NAMES[leader.graha]} की ${SPANS[leader.runs]} है, जो साथ देती है।`;
  },
};
