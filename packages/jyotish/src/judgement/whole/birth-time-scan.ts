import { julianDayUt } from '../../units.ts';
import type { JudgementInput } from '../judgement.types.ts';
import { readingAt, type Reading } from '../reading/reading.ts';

/** Birth-time errors tested, minutes either way. */
export const TRIED_MINUTES = [2, 5, 15, 30] as const;
const MINUTES_PER_DAY = 1440;

/** The reading from the lagna of a birth shifted by some minutes (below 0: earlier). */
export const readShifted = (
  { birth, place }: Pick<JudgementInput, 'birth' | 'place'>,
  minutes: number,
): Reading => readingAt(julianDayUt(birth + minutes / MINUTES_PER_DAY), place, 'lagna');

/**
 * For each claim: the largest birth-time error (minutes, both ways) under which it stays true; 0
 * where it fails at the smallest. `stays`: tests of the claims on a shifted birth. `shiftedBy`: the
 * shifted births of so many minutes, computed only while some claim still stays.
 */
export const minutesHeld = <Shifted>(
  stays: readonly ((shifted: Shifted) => boolean)[],
  shiftedBy: (minutes: number) => readonly (() => Shifted)[],
): readonly number[] => {
  const held = stays.map(() => 0);
  let standing = stays.map((_, thing) => thing);
  for (const minutes of TRIED_MINUTES) {
    for (const read of [-minutes, minutes].flatMap(shiftedBy)) {
      if (standing.length === 0) return held;
      const shifted = read();
      standing = standing.filter((thing) => stays[thing]?.(shifted));
    }
    for (const thing of standing) held[thing] = minutes;
  }
  return held;
};
