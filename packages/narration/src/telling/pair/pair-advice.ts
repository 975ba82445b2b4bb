import type { PairJudgement } from '@dhruva/jyotish';
import { TRENDS } from '@dhruva/jyotish/vocabulary';
import { pairEvidenceOf } from './pair-slots.ts';
import type { PairLocale } from './pair-locale.ts';

/** Chooses two steps of advice: one for the question, one for the weakest sphere. */
export const pairAdvice = <S, P extends S>(
  { advice, sideAdvice }: PairLocale<S, P>,
  { question, trend, specifics }: PairJudgement,
): readonly string[] => {
  const own = advice[question][TRENDS.indexOf(trend) < 2 ? 'easy' : 'effort'];
  const [weak] = pairEvidenceOf(specifics, 'pair.weak-side');
  return weak === undefined ? [own] : [own, sideAdvice[weak.step]];
};
