import type { Area, Graha } from '@dhruva/jyotish/vocabulary';
import type { Leader, ReadingContext, ReadingWords } from '../../telling/everyday/reading-words.ts';
import { capitalised } from '../../text.ts';
import { GRAHA_NAMES } from '../words/grahas.ts';
import { introduced } from './introduced.ts';
import { placeOf } from './place-of.ts';
import { SPANS } from './spans.ts';
import { slowed } from './slowed.ts';
import { inStretch } from './stretches.ts';

/** The next weekday of the graha (BPHS 3); those of the nodes as in their practices. */
const NEXT: Readonly<Record<Graha, string>> = {
  sun: 'Next Sunday',
  moon: 'Next Monday',
  mars: 'Next Tuesday',
  mercury: 'Next Wednesday',
  jupiter: 'Next Thursday',
  venus: 'Next Friday',
  saturn: 'Next Saturday',
  rahu: 'Next Saturday',
  ketu: 'Next Tuesday',
};

/** Grahas whose weekday no elder would choose for a talk with somebody close. */
const SHARP: readonly Graha[] = ['mars', 'saturn', 'rahu', 'ketu'];
const CLOSE: readonly Area[] = [
  'love-marriage',
  'marriage-timing',
  'marital-harmony',
  'spouse-nature',
  'family',
];

const startOf = (graha: Graha, area: Area): string =>
  SHARP.includes(graha) && CLOSE.includes(area) ? 'This week' : NEXT[graha];

const nameOf = (leader: Leader, { area }: ReadingContext): string =>
  `${GRAHA_NAMES[leader.graha]}${introduced(leader, area)}`;

/** Advice without a time of its own, which the step gives. */
const timeless = (advice: string): string =>
  advice.replace(/ (?:once )?this (?:week|month|season|year)(?=[ ,.])/u, '');

const lowered = (sentence: string): string =>
  `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** The steps of a plan, each tied to a time or to a graha. */
export const plan: ReadingWords<never>['plan'] = {
  inWindow: (months, advice) => `${capitalised(inStretch(months))}, ${lowered(timeless(advice))}`,
  towards: (month, advice) => `Now, to be ready for ${month}, ${lowered(timeless(advice))}`,
  soon: (advice) => `Within the next four weeks, ${lowered(timeless(advice))}`,
  slowed: (leader, act, context) => {
    const { graha, until, house } = leader;
    if (until !== '')
      return `Until ${until}, ${act}, because ${GRAHA_NAMES[graha]} slows you till then.`;
    const from = house === undefined ? '' : `, from ${placeOf(house, context.area)},`;
    return `From now on, ${act}, because ${nameOf(leader, context)}${from} ${slowed(context.matter, 'one')}.`;
  },
  helped: (leader, act, context) => {
    const { graha, until, house, runs } = leader;
    const name = nameOf(leader, context);
    const start = `${startOf(graha, context.area)}, ${act}`;
    if (runs !== undefined) {
      const helping = until === '' ? 'they help you' : `until ${until} they help you`;
      return `${start}: these are the ${SPANS[runs]} of ${GRAHA_NAMES[graha]}, and ${helping}.`;
    }
    const from = house === undefined ? '' : ` from ${placeOf(house, context.area)}`;
    const end = until === '' ? from : ` until ${until}`;
    return `${start}: ${name} is on your side${end}.`;
  },
};
