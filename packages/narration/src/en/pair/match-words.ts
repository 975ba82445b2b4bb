import type { Kuta, PairFindingId } from '@dhruva/jyotish';
import type { BetweenWords } from '../../telling/pair/between-words.ts';
import { countInWords } from '../words/numbers.ts';
import { joined } from '../lists.ts';
import { plain } from './pair-ends.ts';
import {
  CANCELLATION_WORDS,
  KUTA_IN_FULL,
  KUTA_MISSING,
  KUTA_WORDS,
  PORUTHAM_WORDS,
  REMARK_WORDS,
} from './pair-words.ts';
import type { PairNounPhrases } from './people.ts';

const byCustom = (mean: number): string => {
  if (mean < 18) return 'low';
  if (mean < 25) return 'average';
  return mean < 33 ? 'good' : 'very good';
};

const named = (kutas: readonly Kuta[]): string => joined(kutas.map((kuta) => KUTA_WORDS[kuta]));

const KUTAS = Object.keys(KUTA_WORDS) as readonly Kuta[];
/** From here on it is shorter to name what is not in full accord. */
const MANY = 6;

/** The same of the other direction. */
const again = (raw: number, after: number): string =>
  raw === after ? '' : `, or ${after} with them`;

/** What full and missing marks mean from day to day, as sentences; nothing where neither is named. */
const lived = (full: readonly Kuta[], empty: readonly Kuta[]): string => {
  const [easy, care] = [
    full.length >= MANY ? '' : joined(full.map((kuta) => KUTA_IN_FULL[kuta])),
    joined(empty.map((kuta) => KUTA_MISSING[kuta])),
  ];
  if (easy === '' && care === '') return '';
  if (care === '') return `. From day to day this means that ${easy}`;
  return easy === ''
    ? `. From day to day this means that ${care}`
    : `. From day to day this means that ${easy}, while ${care}`;
};

/** Why the totals of the two directions differ. */
const becauseOf = (differ: readonly Kuta[]): string =>
  differ.length === 0
    ? ''
    : `, as ${named(differ)} ${differ.length === 1 ? 'is' : 'are'} counted from one partner to the other and it was not said who is who`;

/** The kutas in full accord and those with none, as a clause. */
const accord = (full: readonly Kuta[], empty: readonly Kuta[]): string => {
  if (full.length === KUTAS.length) return ', with full marks in all eight parts';
  if (full.length >= MANY) {
    return `, with full marks in all but ${named(KUTAS.filter((kuta) => !full.includes(kuta)))}`;
  }
  const inFull = full.length === 0 ? '' : `, with full marks in ${named(full)}`;
  return empty.length === 0 ? inFull : `${inFull}; no marks in ${named(empty)}`;
};

/** ", 28 with the cancellations all schools accept", or nothing where none applies. */
const mended = (raw: number, after: number): string =>
  raw === after ? '' : `, ${after} with the cancellations all schools accept`;

/** Sentences of findings on kutas and poruthams. */
export const matchWords = {
  'pair.points': {
    clause: ({ raw, rawReversed, after, afterReversed, full, empty, differ }, nouns) => {
      const reversed =
        raw === rawReversed && after === afterReversed
          ? ''
          : `; the other way round ${rawReversed}${again(rawReversed, afterReversed)}${becauseOf(differ)}`;
      return `${nouns.own('moon')} and ${nouns.theirs('moon')} share ${raw} of 36 points[Ashtakoota]${mended(raw, after)}${reversed}. By custom this is ${byCustom((after + afterReversed) / 2)}${accord(full, empty)}${lived(full, empty)}`;
    },
    ends: plain,
  },
  'pair.points-range': {
    clause: (e) =>
      `the eightfold match of your Moons[Ashtakoota] gives between ${e.least} and ${e.most} of 36 points, and between ${e.leastAfter} and ${e.mostAfter} with the cancellations all schools accept; without a birth time it cannot be told closer`,
    ends: plain,
  },
  'pair.kuta': {
    clause: (e) => {
      const gives = `${KUTA_WORDS[e.kuta]} gives ${e.points} of ${e.of} ${e.of === 1 ? 'point' : 'points'}`;
      return e.points === e.reversed ? gives : `${gives}, or ${e.reversed} from the other side`;
    },
    ends: {
      for: [', which is good for %m.', ', one of the easy parts of this match.'],
      against: [', one of the parts that ask for care.', ', so here the two of you differ.'],
      neutral: [', neither much nor little.'],
    },
  },
  'pair.kuta-mended': {
    clause: (e) =>
      `the missing points of ${KUTA_WORDS[e.kuta]} are given back, because ${CANCELLATION_WORDS[e.by]}`,
    ends: { for: ['; all schools agree on this.', ', as all schools hold.'] },
  },
  'pair.kuta-remark': {
    clause: (e) => `${REMARK_WORDS[e.remark]}; this is not counted here`,
    ends: plain,
  },
  'pair.poruthams': {
    clause: ({ agree, reversed, missing }) => {
      const gives = `of the ten poruthams[the southern match] ${countInWords(agree)} agree`;
      const both =
        agree === reversed ? gives : `${gives}, or ${countInWords(reversed)} from the other side`;
      return missing === 'none'
        ? `${both}, the first five among them`
        : `${both}; of the first five, ${PORUTHAM_WORDS[missing]} is missing`;
    },
    ends: plain,
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairNounPhrases> }>;
