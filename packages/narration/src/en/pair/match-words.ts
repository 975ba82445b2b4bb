import type { PairFindingId } from '@dhruva/jyotish';
import type { BetweenWords } from '../../telling/pair/between-words.ts';
import { countInWords } from '../words/numbers.ts';
import { plain } from './pair-ends.ts';
import { CANCELLATION_WORDS, KUTA_WORDS, PORUTHAM_WORDS, REMARK_WORDS } from './pair-words.ts';
import type { PairSay } from './people.ts';

const byCustom = (mean: number): string => {
  if (mean < 18) return 'low';
  if (mean < 25) return 'average';
  return mean < 33 ? 'good' : 'very good';
};

/** The points of the match. */
export const matchWords = {
  'pair.points': {
    clause: ({ raw, rawReversed, after, afterReversed }) => {
      const reversed =
        raw === rawReversed && after === afterReversed
          ? 'the same'
          : `${rawReversed} and ${afterReversed}`;
      return `the eightfold match of your Moons[Ashtakoota] gives ${raw} of 36 points, and ${after} after the cancellations that all schools agree on; read from the other side it gives ${reversed}. By custom this is called ${byCustom((after + afterReversed) / 2)}`;
    },
    ends: plain,
  },
  'pair.points-range': {
    clause: (e) =>
      `the eightfold match of your Moons[Ashtakoota] gives between ${e.least} and ${e.most} of 36 points, and between ${e.leastAfter} and ${e.mostAfter} after the cancellations that all schools agree on; without a birth time it cannot be told closer`,
    ends: plain,
  },
  'pair.kuta': {
    clause: (e) => {
      const gives = `in the eightfold match[Ashtakoota], ${KUTA_WORDS[e.kuta]} gives ${e.points} of ${e.of} ${e.of === 1 ? 'point' : 'points'}`;
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
      const gives = `in the southern match of ten parts[porutham] ${countInWords(agree)} agree`;
      const both =
        agree === reversed ? gives : `${gives}, or ${countInWords(reversed)} from the other side`;
      return missing === 'none'
        ? `${both}; the five it asks for first are there, from one side or the other`
        : `${both}; of the five it asks for first, ${PORUTHAM_WORDS[missing]} is missing`;
    },
    ends: plain,
  },
} as const satisfies Partial<{ [I in PairFindingId]: BetweenWords<I, PairSay> }>;
