import type { ClaimedPairFinding, PairFinding } from '@dhruva/jyotish';
import { capitalised } from '../../text.ts';
import type { PairLocale } from './pair-locale.ts';
import type { ClaimedPairText } from './pair-narrative.types.ts';
import { pairClauseOf } from './pair-sentences.ts';

/** The points of a match in one sentence; undefined for a finding that is not of them. */
const pointsText = <S, P extends S>(
  { points }: PairLocale<S, P>,
  { id, evidence }: PairFinding,
): string | undefined => {
  if (id === 'pair.points') return points.total(evidence.after, evidence.afterReversed);
  return id === 'pair.points-range' ? points.range(evidence.least, evidence.most) : undefined;
};

/** What families ask first, where a couple is asked about: the points of 36, and Mars in both charts. */
export const askedFirst = <S, P extends S>(
  locale: PairLocale<S, P>,
  chosen: readonly ClaimedPairFinding[],
  nounsFor: (finding: PairFinding) => P,
): readonly ClaimedPairText[] => {
  const points = chosen.flatMap((finding) => {
    const text = pointsText(locale, finding);
    return text === undefined ? [] : [{ text, claims: finding.claims }];
  });
  const mars = chosen
    .filter(({ id }) => id.startsWith('pair.manglik-'))
    .map((finding) => ({
      text: `${capitalised(pairClauseOf(locale, finding, nounsFor(finding)))}${locale.single.stop}`,
      claims: finding.claims,
    }));
  return [...points, ...mars];
};
