import type { Finding, PairFinding, PairFindingId } from '@dhruva/jyotish';
import { chooseVariant } from '../../choice.ts';
import { capitalised } from '../../text.ts';
import { clauseOf, endsOf } from '../factor-sentences.ts';
import type { BetweenWords } from './between-words.ts';
import type { PairLocale } from './pair-locale.ts';

// The id and its evidence belong together, which the union cannot show to the compiler.
const betweenOf = <S, P extends S>(
  { between }: PairLocale<S, P>,
  { id }: PairFinding,
): BetweenWords<PairFindingId, P> | undefined =>
  id in between
    ? (between[id as PairFindingId] as unknown as BetweenWords<PairFindingId, P>)
    : undefined;

/** A finding about two people as a clause without ending. */
export const pairClauseOf = <S, P extends S>(
  locale: PairLocale<S, P>,
  each: PairFinding,
  nouns: P,
): string =>
  betweenOf(locale, each)?.clause(each.evidence as never, nouns) ??
  clauseOf(locale.single, each as Finding, nouns);

/** Every ending a finding may take on its side. */
export const pairEndsOf = <S, P extends S>(
  locale: PairLocale<S, P>,
  each: PairFinding,
): readonly string[] => {
  const between = betweenOf(locale, each);
  if (between !== undefined) return between.ends[each.side] ?? locale.othersEnds[each.side];
  return each.whose === 'other'
    ? locale.othersEnds[each.side]
    : endsOf(locale.single, each as Finding);
};

/** The findings as sentences about `matter`; endings differ as far as there are different ones. */
export const pairSentences = <S, P extends S>(
  locale: PairLocale<S, P>,
  findings: readonly PairFinding[],
  nounsFor: (finding: PairFinding) => P,
  matter: string,
): readonly string[] => {
  const said = new Set<string>();
  return findings.map((each) => {
    const key = `${each.id} ${each.whose} ${JSON.stringify(each.evidence)}`;
    const end = chooseVariant(key, pairEndsOf(locale, each), said);
    said.add(end);
    const clause = pairClauseOf(locale, each, nounsFor(each));
    return capitalised(`${clause}${end.replace('%m', matter)}`);
  });
};
