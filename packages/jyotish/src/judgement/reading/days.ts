import { julianDayUt, type Days, type JulianDayUt, type Span } from '../../units.ts';
import { monthAt, monthName, monthStart } from './month-number.ts';

const two = (number: number): string => (number < 10 ? `0${number}` : String(number));

/** The ISO day of an instant, UT. By the calendar's arithmetic: Date takes ten times as long. */
export const dayAt = (jd: JulianDayUt): string => {
  const month = monthAt(jd);
  return `${monthName(month)}-${two(Math.floor(jd - monthStart(month)) + 1)}`;
};

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
