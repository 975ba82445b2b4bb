import { MAX_RATING } from '../../contract/symptoms.ts';

export interface Moment {
  readonly rating: number;
  /** ISO instant. */
  readonly savedAt: string;
}

/** A point in a box of width and height 1; y = 0 is the top, a rating of 5. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Entries as points from left (oldest) to right, in proportion to time; centred when all are of one instant. */
export const pointsOf = (newestFirst: readonly Moment[]): Point[] => {
  const moments = newestFirst
    .map(({ rating, savedAt }) => ({ rating, at: Date.parse(savedAt) }))
    .toSorted((a, b) => a.at - b.at);
  const [first, last] = [moments[0]?.at ?? 0, moments.at(-1)?.at ?? 0];
  return moments.map(({ rating, at }) => ({
    x: last === first ? 0.5 : (at - first) / (last - first),
    y: (MAX_RATING - rating) / (MAX_RATING - 1),
  }));
};
