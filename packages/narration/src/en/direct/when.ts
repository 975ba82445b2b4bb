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
  { windows, trend, holdsMinutes }: Judgement,
  { event, matter, months }: DirectWords,
): string => {
  const what = event ?? matter;
  if (windows.length === 0 && holdsMinutes === null) {
    return `For ${what} no months can be named without a birth time.`;
  }
  if (windows.length === 0) {
    return `No stretch of months stands out for ${what} within ${HORIZONS[months]}, so go by your own readiness rather than by a date.`;
  }
  const named = (strength: 'stronger' | 'weaker'): readonly string[] =>
    windows
      .filter((each) => each.strength === strength)
      .map(({ from, to }) => monthsInWords(from, to));
  const [strong, weak] = [named('stronger'), named('weaker')];
  const lead = HARD.includes(trend) ? `Even so, for ${what}` : `For ${what}`;
  if (strong.length === 0) {
    return `${lead} ${weak.length === 1 ? 'one lighter chance shows' : 'only lighter chances show'}: ${weak.join(', then ')}.`;
  }
  const lighter = weak.length === 1 ? 'is a lighter chance' : 'are lighter chances';
  const rest = weak.length > 0 ? `; ${weak.join(' and ')} ${lighter}` : '';
  return `${lead} the months that stand out are ${strong.join(', then ')}${rest}.`;
};
