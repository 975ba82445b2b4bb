import { julianDayUt } from '../../units.ts';
import type { JudgementInput } from '../judgement.types.ts';
import { readingAt, type Reading } from '../reading/reading.ts';

/** Birth-time errors tested for windows and for answers about a pair, minutes either way. */
export const TRIED_MINUTES = [2, 5, 15, 30] as const;
/**
 * Birth-time errors tested for an answer about one person, minutes either way: each minute to 5,
 * then coarser. Testing each minute to 30 took twice the time on average and three times for the
 * slowest question (with this list: 1.5). Against such a test of 868 answers, this list overstated
 * the tolerance of 13, and the firmness of 2 of them.
 */
export const ANSWER_MINUTES = [1, 2, 3, 4, 5, 7, 10, 12, 15, 20, 25, 30] as const;
const MINUTES_PER_DAY = 1440;

/** The reading from the lagna of a birth shifted by some minutes (below 0: earlier). */
export const readShifted = (
  { birth, place }: Pick<JudgementInput, 'birth' | 'place'>,
  minutes: number,
): Reading => readingAt(julianDayUt(birth + minutes / MINUTES_PER_DAY), place, 'lagna');

/**
 * The largest tested birth-time error (minutes, both ways) under which each statement stays true,
 * in the order of `tests`; 0 where it fails at the smallest. `tests`: whether a statement is true of
 * a shifted birth. `shiftedBy`: the births shifted by some minutes, read only while a statement
 * still holds. `tried`: the errors tested, ascending.
 */
export const minutesHeld = <Shifted>(
  tests: readonly ((shifted: Shifted) => boolean)[],
  shiftedBy: (minutes: number) => readonly (() => Shifted)[],
  tried: readonly number[] = TRIED_MINUTES,
): readonly number[] => {
  const held = tests.map(() => 0);
  let holding = tests.map((_, index) => index);
  for (const minutes of tried) {
    for (const read of [-minutes, minutes].flatMap(shiftedBy)) {
      if (holding.length === 0) return held;
      const shifted = read();
      holding = holding.filter((index) => tests[index]?.(shifted));
    }
    for (const index of holding) held[index] = minutes;
  }
  return held;
};
