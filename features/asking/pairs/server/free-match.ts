import { judgePair, KUTA_MAXIMUM } from '@dhruva/jyotish';
import type { PairJudgement } from '@dhruva/jyotish';
import { narratePair, type PairNarrative } from '@dhruva/narration';
import type { FreeMatch } from '../contract/schemas.ts';
import { pairInput } from './pair-firmness.ts';
import { birthsOf, type ReadPair } from './pair.service.ts';

const MAX = Object.values(KUTA_MAXIMUM).reduce((sum, points) => sum + points, 0);

/** The points each way that is told; none where an unknown birth time leaves them open. */
const waysOf = ({ findings, ways, kuta }: PairJudgement): FreeMatch['ways'] =>
  findings.some(({ id }) => id === 'pair.points')
    ? ways.map((way) => ({
        bride: way === 'selfAsBoy' ? 'other' : 'self',
        max: MAX,
        raw: kuta[way].total,
        settled: kuta[way].totalAfterCancellations,
      }))
    : [];

const sentencesOf = ({ factors }: PairNarrative): FreeMatch['en'] => {
  const told = (prefix: string): string[] =>
    factors.filter(({ id }) => id.startsWith(prefix)).map(({ text }) => text);
  return {
    points: [...told('pair.points'), ...told('pair.kuta-mended')],
    manglik: told('pair.manglik'),
  };
};

/** The points and Manglik of two people, told as in an answer about them as life partners, and nothing else of it. */
export const freeMatchOf = (pair: ReadPair, now: Date): FreeMatch => {
  const judgement = judgePair(pairInput('spouse-compatibility', pair, now));
  const other = pair.typed.names?.other;
  return {
    births: birthsOf(pair),
    ways: waysOf(judgement),
    en: sentencesOf(narratePair(judgement, 'en', other)),
    hi: sentencesOf(narratePair(judgement, 'hi', other)),
  };
};
