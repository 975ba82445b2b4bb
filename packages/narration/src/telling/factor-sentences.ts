import type { Finding, FindingId } from '@dhruva/jyotish';
import { chooseVariant } from '../choice.ts';
import { capitalised } from '../text.ts';
import type { FactorWords } from './factor-words.ts';
import type { Locale } from './direct/locale.ts';

// The id and its evidence belong together, which the union cannot show to the compiler.
const wordsOf = <S>({ factors }: Locale<S>, { id }: Finding): FactorWords<FindingId, S> =>
  factors[id] as unknown as FactorWords<FindingId, S>;

/** The finding as a clause, without ending: "Saturn, lord of your tenth house[work], stands in …". */
export const clauseOf = <S>(locale: Locale<S>, finding: Finding, nouns: S): string =>
  wordsOf(locale, finding).clause(finding.evidence, nouns);

/** Every ending a finding may take on its side. */
export const endsOf = <S>(locale: Locale<S>, finding: Finding): readonly string[] =>
  wordsOf(locale, finding).ends[finding.side] ?? locale.plainEnds[finding.side];

/** Noun phrases for a finding: they say when it runs. */
export type NounsFor<S> = (finding: Finding) => S;

/** Sentences of findings about `matter`; endings vary as far as there are different ones. */
export const sentencesOf = <S>(
  locale: Locale<S>,
  findings: readonly Finding[],
  nounsFor: NounsFor<S>,
  matter: string,
): readonly string[] => {
  const said = new Set<string>();
  return findings.map((each) => {
    const end = chooseVariant(
      `${each.id} ${JSON.stringify(each.evidence)}`,
      endsOf(locale, each),
      said,
    );
    said.add(end);
    return capitalised(`${clauseOf(locale, each, nounsFor(each))}${end.replace('%m', matter)}`);
  });
};
