import type { Answer, Firmness } from '../../contract/schemas.ts';

/** The five trends in display order, least supportive first. */
export const TREND_STEPS = [
  'very-demanding',
  'demanding',
  'mixed',
  'supportive',
  'very-supportive',
] as const satisfies readonly NonNullable<Answer['trend']>[];

/** How firm an answer is whose birth time may be off by so many minutes both ways (decision 47). */
export const firmnessOfMinutes = (minutes: number): Firmness => {
  if (minutes >= 15) return 'firm';
  return minutes >= 5 ? 'fair' : 'hint';
};

/** The first window that has not passed in `month` (`YYYY-MM`). */
export const nextWindow = <Window extends Pick<Answer['windows'][number], 'from' | 'to'>>(
  windows: readonly Window[],
  month: string,
): Window | undefined =>
  windows.filter(({ to }) => to >= month).toSorted((a, b) => a.from.localeCompare(b.from))[0];
