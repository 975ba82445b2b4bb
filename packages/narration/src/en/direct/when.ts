import type { Judgement } from '@dhruva/jyotish';
import { monthsInWords } from '../words/months.ts';
import type { DirectWords } from './direct-words.ts';

/** How far a question looks ahead. */
export const HORIZONS: Readonly<Record<DirectWords['months'], string>> = {
  6: 'the next six months',
  12: 'the next twelve months',
  24: 'the next two years',
  36: 'the next three years',
  48: 'the next four years',
  60: 'the next five years',
};

const HARD: readonly Judgement['trend'][] = ['demanding', 'very-demanding'];

/** The answer to "when": the stretches that stand out, or that none does. */
export const whenInWords = (
  { windows, trend }: Judgement,
  { matter, months }: DirectWords,
): string => {
  const named = (strength: 'stronger' | 'weaker'): readonly string[] =>
    windows
      .filter((each) => each.strength === strength)
      .map((each) => monthsInWords(each.from, each.to));
  const [strong, weak] = [named('stronger'), named('weaker')];
  if (windows.length === 0) {
    return `No stretch of months stands out for ${matter} within ${HORIZONS[months]}, so go by your own readiness rather than by a date.`;
  }
  const lead = HARD.includes(trend) ? `Even so, for ${matter}` : `For ${matter}`;
  if (strong.length === 0) {
    return `${lead} the better chances, lighter ones, fall in ${weak.join(', then ')}.`;
  }
  const lighter = weak.length > 0 ? `; a lighter chance falls in ${weak.join(', then ')}` : '';
  return `${lead} the months that stand out are ${strong.join(', then ')}${lighter}.`;
};
