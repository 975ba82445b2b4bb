import type { PairEvidenceOf, PairFindingId } from '@dhruva/jyotish';
import type { Bhava, Graha } from '@dhruva/jyotish/vocabulary';
import { bareName, type Person } from '../noun-phrases.ts';
import type { BetweenFor, BetweenWords } from '../../telling/pair/between-words.ts';
import { GRAHA_SIGNIFICATIONS } from '../words/grahas.ts';
import { ORDINALS } from '../words/houses.ts';
import { monthInWords } from '../words/months.ts';
import { DIGNITY_WORDS } from '../words/states.ts';
import { imageWords } from './image-words.ts';
import { manglikWords } from './manglik-words.ts';
import { matchWords } from './match-words.ts';
import { LINKS, PLACES, plain } from './pair-ends.ts';
import type { PairNounPhrases } from './people.ts';
import { ISSUE_WORDS, REGARD_WORDS, SIDE_WORDS, STYLE_WORDS } from './pair-words.ts';

type TwoLords = PairEvidenceOf<'pair.moon-lords'>;

/** "your Venus", without its sign. */
const plainly = ({ possessive }: Person, graha: Graha): string =>
  `${possessive} ${bareName(graha)}`;

/** "the fifth sign" */
const sign = (place: Bhava): string => `the ${ORDINALS[place]} sign`;

const navamsaLords = ({ lord, otherLord, regard }: TwoLords, nouns: PairNounPhrases): string =>
  regard === 'same'
    ? `${nouns.graha(lord)} rules both rising signs`
    : `${nouns.graha(lord)} and ${nouns.graha(otherLord)}, lords of the two rising signs, ${REGARD_WORDS[regard]}`;

const lords = (
  { lord, otherLord, regard }: TwoLords,
  nouns: PairNounPhrases,
  what: string,
): string =>
  regard === 'same'
    ? `${nouns.graha(lord)} rules ${what} of you both`
    : `${nouns.own(lord)} and ${nouns.theirs(otherLord)}, lords of ${what}, ${REGARD_WORDS[regard]}`;

const house = (number: Bhava, from: 'lagna' | 'moon', nouns: PairNounPhrases): string => {
  const meaning = nouns.place(number).replace(/^the \w+/u, '');
  return from === 'moon'
    ? `the ${ORDINALS[number]} house from the Moon${meaning}`
    : `the ${ORDINALS[number]} house${meaning}`;
};

const lagnaOrMoon = (from: 'lagna' | 'moon'): string =>
  from === 'lagna' ? 'rising sign[lagna]' : 'Moon sign';

/** Sentences of findings on Moons, lagnas, lords and grahas of the two birth charts. */
const bondWords = {
  'pair.moons': {
    clause: ({ place }, nouns) =>
      place === 1
        ? 'both of you have the Moon in the same sign'
        : `${nouns.theirs('moon')} stands in ${sign(place)} from ${nouns.own('moon')}`,
    ends: {
      for: [', so feelings find an echo.', ', a good distance to understand each other.'],
      against: [
        ', so moods may miss each other at times.',
        ', and comfort means something else to each.',
      ],
    },
  },
  'pair.lagnas': {
    clause: ({ place }, nouns) =>
      place === 1
        ? 'both of you have the same rising sign[lagna]'
        : `${nouns.them.possessive} rising sign[lagna] is ${ORDINALS[place]} from yours`,
    ends: PLACES,
  },
  'pair.moon-lords': {
    clause: (e, nouns) => lords(e, nouns, 'the Moon signs'),
    ends: LINKS,
  },
  'pair.house-lords': {
    clause: (e, nouns) => lords(e, nouns, house(e.house, e.from, nouns)),
    ends: LINKS,
  },
  'pair.in-step': {
    clause: ({ graha, place }, nouns) =>
      place === 1
        ? `in ${GRAHA_SIGNIFICATIONS[graha]}, ${nouns.own(graha)} and ${plainly(nouns.them, graha)} share a sign`
        : `in ${GRAHA_SIGNIFICATIONS[graha]}, ${nouns.theirs(graha)} stands in ${sign(place)} from ${nouns.own(graha)}`,
    ends: PLACES,
  },
  'pair.meets': {
    clause: ({ graha, other, place }, nouns) =>
      place === 1
        ? `${nouns.own(graha)} and ${plainly(nouns.them, other)} share a sign`
        : `${nouns.theirs(other)} stands in ${sign(place)} from ${nouns.own(graha)}`,
    ends: {
      for: [', a place of warmth and interest.', ', which draws the two together.'],
      against: [', so warmth needs a little planning.', ', and wishes come at different times.'],
    },
  },
  'pair.touch': {
    clause: ({ graha, on, how }, nouns) =>
      how === 'joins'
        ? `${nouns.own(graha)} stands in the sign of ${plainly(nouns.them, on)}`
        : `${nouns.own(graha)} looks at ${nouns.theirs(on)}`,
    ends: {
      for: [' and encourages it.', ', which is good for %m.'],
      against: [' and presses on it at times.', ', so tone and timing matter.'],
    },
  },
  'pair.seventh-lord-place': {
    clause: ({ lord, place, from }, nouns) =>
      place === 1
        ? `${nouns.lord(lord, 7, from)}, stands in ${nouns.them.possessive} ${lagnaOrMoon(from)}`
        : `${nouns.lord(lord, 7, from)}, stands in ${sign(place)} from ${nouns.them.possessive} ${lagnaOrMoon(from)}`,
    ends: PLACES,
  },
  'pair.seventh-lord-regard': {
    clause: ({ lord, otherLord, regard, from }, nouns) =>
      regard === 'same'
        ? `${nouns.graha(lord)} rules both ${nouns.house(7, from)} and ${nouns.them.possessive} ${lagnaOrMoon(from)}`
        : `${nouns.lord(lord, 7, from)}, and ${nouns.graha(otherLord)}, lord of ${nouns.them.possessive} ${lagnaOrMoon(from)}, ${REGARD_WORDS[regard]}`,
    ends: LINKS,
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairNounPhrases> }>;

/** Sentences of findings on navamsas and the running periods. */
const laterWords = {
  'pair.navamsa-lords': {
    clause: (e, nouns) => `in ${nouns.varga(9)}, ${navamsaLords(e, nouns)}`,
    ends: LINKS,
  },
  'pair.navamsa-moons': {
    clause: ({ place }, nouns) =>
      place === 1
        ? `in ${nouns.varga(9)}, your two Moons share a sign`
        : `in ${nouns.varga(9)}, ${plainly(nouns.them, 'moon')} stands in ${sign(place)} from ${plainly(nouns.owner, 'moon')}`,
    ends: PLACES,
  },
  'pair.navamsa-seventh': {
    clause: ({ lord, place }, nouns) =>
      `in ${nouns.varga(9)}, ${nouns.graha(lord)}, lord of ${nouns.owner.possessive} seventh house, stands in ${nouns.them.possessive} ${ORDINALS[place]} house`,
    ends: PLACES,
  },
  'pair.navamsa-venus': {
    clause: ({ dignity }, nouns) =>
      `${plainly(nouns.owner, 'venus')} is ${DIGNITY_WORDS[dignity]} in ${nouns.varga(9)}`,
    ends: {
      for: [', so kindness lasts.', ', a lasting source of warmth.'],
      against: [
        ', so affection wants to be shown, not assumed.',
        '. Warmth grows here by practice.',
      ],
    },
  },
  'pair.period-lords': {
    clause: ({ lord, otherLord, regard }, nouns) =>
      regard === 'same'
        ? `both of you are in the long period[Mahadasha] of ${nouns.graha(lord)}`
        : `you are in the long period[Mahadasha] of ${nouns.natal(lord)} and ${nouns.them.name} in that of ${nouns.graha(otherLord)}; the two planets ${REGARD_WORDS[regard]}`,
    ends: {
      for: [', so your present seasons suit each other.', '. The time is with both of you.'],
      against: [', so each needs something else now.', '. Ask what this season of life needs.'],
    },
  },
  'pair.period-places': {
    clause: ({ lord, otherLord, place }, nouns) =>
      place === 1
        ? 'the lords of your two long periods[Mahadasha] stand in one sign'
        : `${nouns.theirs(otherLord)}, whose long period[Mahadasha] runs now, stands in ${sign(place)} from ${nouns.own(lord)}, which leads yours`,
    ends: PLACES,
  },
  'pair.seams': {
    clause: ({ month, otherMonth }, nouns) =>
      `your long period[Mahadasha] changes in ${monthInWords(month)} and ${nouns.them.possessive} in ${monthInWords(otherMonth)}`,
    ends: {
      against: [', so settle big steps slowly around then.', '. Two changes at once want calm.'],
    },
  },
  'pair.seam': {
    clause: ({ incoming, month }, nouns) =>
      `${nouns.owner.possessive} long period[Mahadasha] changes to that of ${nouns.graha(incoming)} in ${monthInWords(month)}`,
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
    clause: ({ graha, style }, nouns) => `${nouns.own(graha)} leads ${STYLE_WORDS[style]}`,
    ends: plain,
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairNounPhrases> }>;

/** The words of every finding between two charts. */
export const BETWEEN_WORDS: BetweenFor<PairFindingId, PairNounPhrases> = {
  ...matchWords,
  ...manglikWords,
  ...bondWords,
  ...imageWords,
  ...laterWords,
};
