import type { PairFinding, PairJudgement } from '@dhruva/jyotish';
import { capitalised } from '../../text.ts';
import { HORIZONS } from '../direct/when.ts';
import type { PairDirectWords } from './pair-direct-words.ts';
import { pairClauseOf } from './pair-sentence.ts';
import type { PairSay } from './people.ts';

type SayFor = (whose: PairFinding['whose']) => PairSay;

const of = (
  findings: readonly PairFinding[],
  step: 'dasha.' | 'transit.',
  whose: PairFinding['whose'],
): readonly PairFinding[] =>
  findings.filter((each) => each.id.startsWith(step) && each.whose === whose);

/**
 * Why each window stands out: the strongest period factor, and a sky factor of the other of the two, so
 * that both are heard; other ones than the windows before it where it has them.
 */
export const pairWindowTexts = (
  windows: PairJudgement['windows'],
  sayFor: SayFor,
): readonly string[] => {
  const told = new Set<string>();
  const fresh = (group: readonly PairFinding[]): readonly string[] => {
    const found = group.map((each) => pairClauseOf(each, sayFor(each.whose)));
    const clause = found.find((one) => !told.has(one)) ?? found[0];
    if (clause !== undefined) told.add(clause);
    return clause === undefined ? [] : [clause];
  };
  return windows.map(({ findings }) => {
    const [mine = 0, theirs = 0] = (['self', 'other'] as const).map((whose) =>
      Math.max(0, ...of(findings, 'dasha.', whose).map(({ weight }) => weight)),
    );
    const [period, sky] =
      mine >= theirs ? (['self', 'other'] as const) : (['other', 'self'] as const);
    const clauses = [
      ...fresh(of(findings, 'dasha.', period)),
      ...fresh(of(findings, 'transit.', sky)),
    ];
    return `${capitalised(clauses.join('; '))}.`;
  });
};

/** A line about the windows as a whole. */
export const pairWindowsNote = (
  { windows, unknownTime }: PairJudgement,
  { months }: PairDirectWords,
): string => {
  const horizon = HORIZONS[months];
  if (windows.length > 0) return `Looked at: ${horizon}, month by month, for both of you.`;
  return unknownTime.length > 0
    ? 'Without both birth times no months are named, because the planetary periods shift with them.'
    : `No stretch of months stands out for both of you within ${horizon}: the periods and transits of your two charts do not agree long enough in any of them.`;
};
