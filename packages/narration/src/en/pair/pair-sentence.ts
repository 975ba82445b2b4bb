import type { Finding, PairFinding, PairFindingId, Side } from '@dhruva/jyotish';
import { chooseBy } from '../../choice.ts';
import { capitalised } from '../../text.ts';
import { clauseOf, endsOf } from '../factors/sentence.ts';
import { BETWEEN_WORDS, type BetweenWords } from './between.ts';
import type { PairSay } from './people.ts';

/** Endings for what the other person's chart says alone: they may not speak to "you". */
const OTHERS_ENDS: Readonly<Record<Side, readonly string[]>> = {
  for: [', which is good for %m.', ', and both of you gain by it.', ', a help for %m.'],
  against: [
    ', which asks for patience.',
    ', so leave more time there.',
    ', which slows %m a little.',
  ],
  neutral: ['.'],
};

const isBetween = (id: string): id is PairFindingId => id in BETWEEN_WORDS;

// The id and its evidence belong together, which the union cannot show to the compiler.
const wordsOf = (id: PairFindingId): BetweenWords<PairFindingId> =>
  BETWEEN_WORDS[id] as unknown as BetweenWords<PairFindingId>;

/** A finding about two people as a clause without ending. */
export const pairClauseOf = (each: PairFinding, say: PairSay): string =>
  isBetween(each.id)
    ? wordsOf(each.id).clause(each.evidence as never, say)
    : clauseOf(each as Finding, say);

/** Every ending a finding may take on its side. */
export const pairEndsOf = (each: PairFinding): readonly string[] => {
  if (isBetween(each.id)) return wordsOf(each.id).ends[each.side] ?? OTHERS_ENDS[each.side];
  return each.whose === 'other' ? OTHERS_ENDS[each.side] : endsOf(each as Finding);
};

/** The findings as sentences about `matter`; endings differ as far as there are different ones. */
export const pairSentences = (
  findings: readonly PairFinding[],
  sayFor: (whose: PairFinding['whose']) => PairSay,
  matter: string,
): readonly string[] => {
  const said = new Set<string>();
  return findings.map((each) => {
    const key = `${each.id} ${each.whose} ${JSON.stringify(each.evidence)}`;
    const end = chooseBy(key, pairEndsOf(each), said);
    said.add(end);
    return capitalised(`${pairClauseOf(each, sayFor(each.whose))}${end.replace('%m', matter)}`);
  });
};
