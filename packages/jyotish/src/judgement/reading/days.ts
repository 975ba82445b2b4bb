import {
  julianDayUt,
  unixMsFromJulianDay,
  type Days,
  type JulianDayUt,
  type Span,
} from '../../units.ts';

/** The ISO day of an instant, UT. */
export const dayAt = (jd: JulianDayUt): string =>
  new Date(unixMsFromJulianDay(jd)).toISOString().slice(0, 10);

const A_MINUTE = 1 / 1440;

/** The days of a span; an end at midnight belongs to the day before. */
export const daysOf = ({ start, end }: Span): Days => ({
  start: dayAt(start),
  end: dayAt(julianDayUt(end - A_MINUTE)),
});

/** The days two stretches have in common, which must overlap. */
export const commonDays = (a: Days, b: Days): Days => ({
  start: a.start > b.start ? a.start : b.start,
  end: a.end < b.end ? a.end : b.end,
});
