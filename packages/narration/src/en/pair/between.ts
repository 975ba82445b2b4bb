import type { PairEvidenceOf, PairFindingId } from '@dhruva/jyotish';
import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import { bareName, type Person } from '../say.ts';
import type { BetweenFor, BetweenWords } from '../../telling/pair/between-words.ts';
import { GRAHA_GIFTS } from '../words/grahas.ts';
import { ORDINALS } from '../words/houses.ts';
import { monthInWords } from '../words/months.ts';
import { DIGNITY_WORDS } from '../words/states.ts';
import { imageWords } from './image-words.ts';
import { matchWords } from './match-words.ts';
import { LINKS, PLACES, plain } from './pair-ends.ts';
import type { PairSay } from './people.ts';
import { RELIEF_WORDS } from '../words/chart-extras.ts';
import { ISSUE_WORDS, REGARD_WORDS, SIDE_WORDS, STYLE_WORDS } from './pair-words.ts';

type TwoLords = PairEvidenceOf<'pair.moon-lords'>;

/** "your Venus", without its sign. */
const plainly = ({ possessive }: Person, graha: Graha): string =>
  `${possessive} ${bareName(graha)}`;

/** Temper and energy are read from Mars. */
const TEMPER = 'in temper';

/** "the fifth sign" */
const sign = (place: Bhava): string => `the ${ORDINALS[place]} sign`;

const navamsaLords = ({ lord, otherLord, regard }: TwoLords, say: PairSay): string =>
  regard === 'same'
    ? `${say.graha(lord)} rules both rising signs`
    : `${say.graha(lord)} and ${say.graha(otherLord)}, lords of the two rising signs, ${REGARD_WORDS[regard]}`;

const lords = ({ lord, otherLord, regard }: TwoLords, say: PairSay, what: string): string =>
  regard === 'same'
    ? `${say.graha(lord)} rules ${what} of you both`
    : `${say.own(lord)} and ${say.theirs(otherLord)}, lords of ${what}, ${REGARD_WORDS[regard]}`;

const house = (number: Bhava, from: 'lagna' | 'moon', say: PairSay): string => {
  const meaning = say.place(number).replace(/^the \w+/u, '');
  return from === 'moon'
    ? `the ${ORDINALS[number]} house from the Moon${meaning}`
    : `the ${ORDINALS[number]} house${meaning}`;
};

const lagnaOrMoon = (from: 'lagna' | 'moon'): string =>
  from === 'lagna' ? 'rising sign[lagna]' : 'Moon sign';

/** Moons, lagnas, lords and grahas of the two birth charts. */
const bondWords = {
  'pair.moons': {
    clause: ({ place }, say) =>
      place === 1
        ? 'both of you have the Moon in the same sign'
        : `${say.theirs('moon')} stands in ${sign(place)} from ${say.own('moon')}`,
    ends: {
      for: [', so feelings find an echo.', ', a good distance for two hearts.'],
      against: [
        ', so moods may miss each other at times.',
        ', and comfort means something else to each.',
      ],
    },
  },
  'pair.lagnas': {
    clause: ({ place }, say) =>
      place === 1
        ? 'both of you have the same rising sign[lagna]'
        : `${say.them.possessive} rising sign[lagna] is ${ORDINALS[place]} from yours`,
    ends: PLACES,
  },
  'pair.moon-lords': {
    clause: (e, say) => lords(e, say, 'the Moon signs'),
    ends: LINKS,
  },
  'pair.house-lords': {
    clause: (e, say) => lords(e, say, house(e.house, e.from, say)),
    ends: LINKS,
  },
  'pair.in-step': {
    clause: ({ graha, place }, say) =>
      place === 1
        ? `in ${GRAHA_GIFTS[graha]}, ${say.own(graha)} and ${plainly(say.them, graha)} share a sign`
        : `in ${GRAHA_GIFTS[graha]}, ${say.theirs(graha)} stands in ${sign(place)} from ${say.own(graha)}`,
    ends: PLACES,
  },
  'pair.meets': {
    clause: ({ graha, other, place }, say) =>
      place === 1
        ? `${say.own(graha)} and ${plainly(say.them, other)} share a sign`
        : `${say.theirs(other)} stands in ${sign(place)} from ${say.own(graha)}`,
    ends: {
      for: [', a place of warmth and interest.', ', which draws the two together.'],
      against: [', so warmth needs a little planning.', ', and wishes come at different times.'],
    },
  },
  'pair.touch': {
    clause: ({ graha, on, how }, say) =>
      how === 'joins'
        ? `${say.own(graha)} stands in the sign of ${plainly(say.them, on)}`
        : `${say.own(graha)} looks at ${say.theirs(on)}`,
    ends: {
      for: [' and encourages it.', ', which is good for %m.'],
      against: [' and presses on it at times.', ', so tone and timing matter.'],
    },
  },
  'pair.seventh-lord-place': {
    clause: ({ lord, place, from }, say) =>
      place === 1
        ? `${say.lord(lord, 7, from)}, stands in ${say.them.possessive} ${lagnaOrMoon(from)}`
        : `${say.lord(lord, 7, from)}, stands in ${sign(place)} from ${say.them.possessive} ${lagnaOrMoon(from)}`,
    ends: PLACES,
  },
  'pair.seventh-lord-regard': {
    clause: ({ lord, otherLord, regard, from }, say) =>
      regard === 'same'
        ? `${say.graha(lord)} rules both ${say.house(7, from)} and ${say.them.possessive} ${lagnaOrMoon(from)}`
        : `${say.lord(lord, 7, from)}, and ${say.graha(otherLord)}, lord of ${say.them.possessive} ${lagnaOrMoon(from)}, ${REGARD_WORDS[regard]}`,
    ends: LINKS,
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairSay> }>;

/** Navamsas, Mars and the running periods. */
const laterWords = {
  'pair.navamsa-lords': {
    clause: (e, say) => `in ${say.varga(9)}, ${navamsaLords(e, say)}`,
    ends: LINKS,
  },
  'pair.navamsa-moons': {
    clause: ({ place }, say) =>
      place === 1
        ? `in ${say.varga(9)}, your two Moons share a sign`
        : `in ${say.varga(9)}, ${plainly(say.them, 'moon')} stands in ${sign(place)} from ${plainly(say.owner, 'moon')}`,
    ends: PLACES,
  },
  'pair.navamsa-seventh': {
    clause: ({ lord, place }, say) =>
      `${say.graha(lord)}, lord of the seventh house in ${say.owner.possessive} navamsa[D9, the chart of marriage], stands in the ${ORDINALS[place]} house of ${say.them.possessive}${say.them.name === 'you' ? ' navamsa' : ''}`,
    ends: PLACES,
  },
  'pair.navamsa-venus': {
    clause: ({ dignity }, say) =>
      `${plainly(say.owner, 'venus')} is ${DIGNITY_WORDS[dignity]} in ${say.varga(9)}`,
    ends: {
      for: [', so kindness lasts.', ', a lasting source of warmth.'],
      against: [
        ', so affection wants to be shown, not assumed.',
        '. Warmth grows here by practice.',
      ],
    },
  },
  'pair.temper-calm': {
    clause: (_, say) =>
      `${TEMPER}, ${say.own('mars')} and ${say.theirs('mars')} are both quiet towards partnership`,
    ends: { for: [', so quarrels cool down sooner.', '. Energy is easy to share.'] },
  },
  'pair.temper-even': {
    clause: (_, say) =>
      `${TEMPER}, ${say.own('mars')} and ${say.theirs('mars')} are both lively towards partnership`,
    ends: {
      for: [', so the two are even in spirit.', '. Two lively tempers understand each other.'],
    },
  },
  'pair.temper-answered': {
    clause: ({ by }, say) =>
      `${TEMPER}, ${say.own('mars')} is lively towards partnership, and ${say.theirs(by)} holds the same place`,
    ends: { for: [', so the one answers the other.', '. The two balance each other.'] },
  },
  'pair.temper-one-sided': {
    clause: ({ grade }, say) =>
      `${TEMPER}, ${say.own('mars')} is ${grade === 'mild' ? 'a little ' : ''}lively towards partnership, and ${say.theirs('mars')} is not`,
    ends: {
      against: [
        ': a difference of temper and energy to handle.',
        ', so one of you heats up sooner.',
      ],
    },
  },
  'pair.temper-eased': {
    clause: ({ relief }, say) =>
      `${TEMPER}, ${say.own('mars')} weighs less, because ${RELIEF_WORDS[relief]}`,
    ends: { for: [', so heat passes sooner.', '. The temper is softened.'] },
  },
  'pair.period-lords': {
    clause: ({ lord, otherLord, regard }, say) =>
      regard === 'same'
        ? `both of you are in the long period[Mahadasha] of ${say.graha(lord)}`
        : `you are in the long period[Mahadasha] of ${say.natal(lord)} and ${say.them.name} in that of ${say.graha(otherLord)}; the two planets ${REGARD_WORDS[regard]}`,
    ends: {
      for: [', so your present seasons suit each other.', '. The time is with both of you.'],
      against: [', so each needs something else now.', '. Ask what this season of life needs.'],
    },
  },
  'pair.period-places': {
    clause: ({ lord, otherLord, place }, say) =>
      place === 1
        ? 'the lords of your two long periods[Mahadasha] stand in one sign'
        : `${say.theirs(otherLord)}, whose long period[Mahadasha] runs now, stands in ${sign(place)} from ${say.own(lord)}, which leads yours`,
    ends: PLACES,
  },
  'pair.seams': {
    clause: ({ month, otherMonth }, say) =>
      `your long period[Mahadasha] changes in ${monthInWords(month)} and ${say.them.possessive} in ${monthInWords(otherMonth)}`,
    ends: {
      against: [', so settle big steps slowly around then.', '. Two changes at once want calm.'],
    },
  },
  'pair.seam': {
    clause: ({ incoming, month }, say) =>
      `${say.owner.possessive} long period[Mahadasha] changes to that of ${say.graha(incoming)} in ${monthInWords(month)}`,
    ends: { against: [', a changeable time.', ', so give new routines some months.'] },
  },
  'pair.strong-side': {
    clause: ({ step }) => `${SIDE_WORDS[step]} is one of your stronger sides`,
    ends: plain,
  },
  'pair.weak-side': {
    clause: ({ step }) => `${SIDE_WORDS[step]} is one of the sides that need tending`,
    ends: plain,
  },
  'pair.issue': {
    clause: ({ issue }) => `${ISSUE_WORDS[issue]} may ask for patience`,
    ends: plain,
  },
  'pair.parenting': {
    clause: ({ graha, style }, say) => `${say.own(graha)} leads ${STYLE_WORDS[style]}`,
    ends: plain,
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairSay> }>;

/** The words of every finding between two charts. */
export const BETWEEN_WORDS: BetweenFor<PairFindingId, PairSay> = {
  ...matchWords,
  ...bondWords,
  ...imageWords,
  ...laterWords,
};
