import type { Finding, FindingId, Side } from '@dhruva/jyotish';
import { chooseBy } from '../../choice.ts';
import { capitalised } from '../../text.ts';
import type { Say } from '../say.ts';
import { FACTOR_WORDS } from './all-factors.ts';
import type { FactorWords } from './factor-words.ts';

const PLAIN_ENDS: Readonly<Record<Side, readonly string[]>> = {
  for: [', which is good for %m.'],
  against: [', which asks for patience.'],
  neutral: ['.'],
};

// The id and its evidence belong together, which the union cannot show to the compiler.
const wordsOf = ({ id }: Finding): FactorWords<FindingId> =>
  FACTOR_WORDS[id] as unknown as FactorWords<FindingId>;

/** The finding as a clause, without ending: "Saturn, lord of your tenth house[work], stands in …". */
export const clauseOf = (finding: Finding, say: Say): string =>
  wordsOf(finding).clause(finding.evidence, say);

/** Every ending a finding may take on its side. */
export const endsOf = (finding: Finding): readonly string[] =>
  wordsOf(finding).ends[finding.side] ?? PLAIN_ENDS[finding.side];

/** The findings as sentences about `matter`; endings differ as far as there are different ones. */
export const sentencesOf = (
  findings: readonly Finding[],
  say: Say,
  matter: string,
): readonly string[] => {
  const said = new Set<string>();
  return findings.map((each) => {
    const end = chooseBy(`${each.id} ${JSON.stringify(each.evidence)}`, endsOf(each), said);
    said.add(end);
    return capitalised(`${clauseOf(each, say)}${end.replace('%m', matter)}`);
  });
};
