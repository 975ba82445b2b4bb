import type { ExpectedFirmness } from '../../contract/schemas.ts';
import type { FirmnessListWords, FirmnessWords } from '../words/answer-labels.ts';

const PERCENT = 100;

const percentOf = (share: number | null): number => Math.round((share ?? 0) * PERCENT);

/** How firm an answer would be, as one line; for one that is not sold, why. */
export const firmnessLine = (
  words: FirmnessWords,
  { level, holdsMinutes, holdsShareOfDay }: ExpectedFirmness,
): string => {
  const percent = percentOf(holdsShareOfDay);
  if (level === null) return words.notSold(percent);
  return holdsMinutes === null ? words.untimed[level](percent) : words.timed[level](holdsMinutes);
};

/** How firm an answer would be, in few words: the step, and the minutes or the share of the day. */
export const firmnessInShort = (
  words: FirmnessListWords,
  { level, holdsMinutes, holdsShareOfDay }: ExpectedFirmness,
): string => {
  const step = level === null ? words.notSold : words.level[level];
  const reach =
    holdsMinutes === null ? words.share(percentOf(holdsShareOfDay)) : words.minutes(holdsMinutes);
  return `${step} · ${reach}`;
};
