import type { ExpectedFirmness } from '../../contract/schemas.ts';
import type { FirmnessWords } from '../words/answer-labels.ts';

const PERCENT = 100;

/** How firm an answer would be, as one line; for one that is not sold, why. */
export const firmnessLine = (
  words: FirmnessWords,
  { level, holdsMinutes, holdsShareOfDay }: ExpectedFirmness,
): string => {
  const percent = Math.round((holdsShareOfDay ?? 0) * PERCENT);
  if (level === null) return words.notSold(percent);
  return holdsMinutes === null ? words.untimed[level](percent) : words.timed[level](holdsMinutes);
};
