import type { Judgement, Window } from '@dhruva/jyotish';
import { capitalised } from '../text.ts';
import { HORIZONS } from './direct/when.ts';
import type { DirectWords } from './direct/direct-words.ts';
import { clauseOf } from './factors/sentence.ts';
import type { Say } from './say.ts';

const STEPS = ['dasha.', 'transit.'];

/**
 * Why each window stands out: its strongest period factor and its strongest sky factor, other ones than
 * the windows before it where it has them.
 */
export const windowTexts = (windows: readonly Window[], say: Say): readonly string[] => {
  const told = new Set<string>();
  return windows.map(({ findings }) => {
    const clauses = STEPS.flatMap((step) => {
      const found = findings
        .filter(({ id }) => id.startsWith(step))
        .map((each) => clauseOf(each, say));
      return found.find((clause) => !told.has(clause)) ?? found.slice(0, 1);
    });
    for (const clause of clauses) told.add(clause);
    return `${capitalised(clauses.join('; '))}.`;
  });
};

/** A line about the windows as a whole. */
export const windowsNote = (
  { windows, holdsMinutes }: Judgement,
  { months }: DirectWords,
): string => {
  const horizon = HORIZONS[months];
  if (windows.length > 0) return `Looked at: ${horizon}, month by month.`;
  return holdsMinutes === null
    ? 'Without a birth time no months are named, because the planetary periods shift with it.'
    : `No stretch of months stands out within ${horizon}: planetary periods and transits do not agree long enough in any of them.`;
};
