import { julianDayUt } from '../../units.ts';
import type { JudgementInput } from '../judgement.types.ts';
import { readingAt, type Reading } from '../reading/reading.ts';

/** Errors of the birth time tried, minutes either way. */
export const TRIED_MINUTES = [2, 5, 15, 30] as const;
const MINUTES_PER_DAY = 1440;

/** The same person born some minutes later, or earlier (below 0), from the lagna. */
export const readShifted = (
  { birth, place }: Pick<JudgementInput, 'birth' | 'place'>,
  minutes: number,
): Reading => readingAt(julianDayUt(birth + minutes / MINUTES_PER_DAY), place, 'lagna');

/**
 * The largest tried error, earlier and later, for which each thing said stays; 0 where it bears none.
 * `shiftedBy`: what is read of a birth so many minutes off, each read only while something still stands.
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
