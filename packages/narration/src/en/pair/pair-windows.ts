import type { PairFinding, PairJudgement } from '@dhruva/jyotish';
import { capitalised } from '../../text.ts';
import { HORIZONS } from '../direct/when.ts';
import type { PairDirectWords } from './pair-direct-words.ts';
import { pairClauseOf } from './pair-sentence.ts';
import type { PairSay } from './people.ts';

type SayFor = (whose: PairFinding['whose']) => PairSay;

/**
 * Why each window stands out: a period factor of each person and the strongest sky factor of the two,
 * other ones than the windows before it where it has them.
 */
export const pairWindowTexts = (
  windows: PairJudgement['windows'],
  sayFor: SayFor,
): readonly string[] => {
  const told = new Set<string>();
  return windows.map(({ findings }) => {
    const groups = [
      findings.filter(({ id, whose }) => id.startsWith('dasha.') && whose === 'self'),
      findings.filter(({ id, whose }) => id.startsWith('dasha.') && whose === 'other'),
      findings.filter(({ id }) => id.startsWith('transit.')).sort((a, b) => b.weight - a.weight),
    ];
    const clauses = groups.flatMap((group) => {
      const found = group.map((each) => pairClauseOf(each, sayFor(each.whose)));
      return found.find((clause) => !told.has(clause)) ?? found.slice(0, 1);
    });
    for (const clause of clauses) told.add(clause);
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
