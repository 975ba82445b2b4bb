import type { Finding, PairJudgement } from '@dhruva/jyotish';
import { grahaOf } from '../../leading-grahas.ts';
import type { PairLocale } from './pair-locale.ts';
import type { ClaimedPairText } from './pair-narrative.types.ts';

/** The free practice for the graha that weighs most against the two; undefined where none does. */
export const pairCustom = <S, P extends S>(
  { single, direct }: PairLocale<S, P>,
  { findings, question }: PairJudgement,
): ClaimedPairText | undefined => {
  const against = findings
    .filter((each) => each.side === 'against' && grahaOf(each as unknown as Finding) !== undefined)
    .toSorted((a, b) => b.weight - a.weight);
  const [heaviest] = against;
  const graha = heaviest && grahaOf(heaviest as unknown as Finding);
  if (heaviest === undefined || graha === undefined) return undefined;
  const leader = { graha, until: '', tie: undefined, house: undefined, runs: undefined };
  return {
    text: single.reading.custom(leader, 'remembering', direct[question].matter),
    claims: heaviest.claims,
  };
};
