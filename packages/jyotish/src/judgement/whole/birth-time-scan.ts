import { julianDayUt } from '../../units.ts';
import type { JudgementInput } from '../judgement.types.ts';
import { readingAt, type Reading } from '../reading/reading.ts';

/** Birth-time errors tested for windows and pairs, minutes either way. */
export const TRIED_MINUTES = [2, 5, 15, 30] as const;
/**
 * Birth-time errors tested for the answer itself: each minute to 5, then coarser. Each minute to 30
 * takes twice the time on average and three times for the slowest question (these: 1.5); of 868
 * answers these say more than each minute bears of 13, and call 2 by a firmer name.
 */
export const ANSWER_MINUTES = [1, 2, 3, 4, 5, 7, 10, 12, 15, 20, 25, 30] as const;
const MINUTES_PER_DAY = 1440;

/** The reading from the lagna of a birth shifted by some minutes (below 0: earlier). */
export const readShifted = (
  { birth, place }: Pick<JudgementInput, 'birth' | 'place'>,
  minutes: number,
): Reading => readingAt(julianDayUt(birth + minutes / MINUTES_PER_DAY), place, 'lagna');

/**
 * For each claim: the largest birth-time error (minutes, both ways) under which it stays true; 0
 * where it fails at the smallest. `stays`: tests of the claims on a shifted birth. `shiftedBy`: the
 * shifted births of so many minutes, computed only while some claim still stays. `tried`: the
 * errors tested, ascending.
 */
export const minutesHeld = <Shifted>(
  stays: readonly ((shifted: Shifted) => boolean)[],
  shiftedBy: (minutes: number) => readonly (() => Shifted)[],
  tried: readonly number[] = TRIED_MINUTES,
): readonly number[] => {
  const held = stays.map(() => 0);
  let standing = stays.map((_, thing) => thing);
  for (const minutes of tried) {
    for (const read of [-minutes, minutes].flatMap(shiftedBy)) {
      if (standing.length === 0) return held;
      const shifted = read();
      standing = standing.filter((thing) => stays[thing]?.(shifted));
    }
    for (const thing of standing) held[thing] = minutes;
  }
  return held;
};
