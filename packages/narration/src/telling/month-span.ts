import type { Finding, Window } from '@dhruva/jyotish';
import { monthsBetween } from './time.ts';

/** Months from one to another, both `YYYY-MM` and inclusive. */
export type MonthSpan = Pick<Window, 'from' | 'to'>;

/** The number of months of a span. */
export const monthsIn = ({ from, to }: MonthSpan): number => monthsBetween(from, to) + 1;

const MIDDLE = 15;

const monthAfter = (month: string, count: number): string => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

const dayOf = (date: string): number => Number(date.slice(8, 10));

/** The months of which days fill the half or more; `start` and `end`: ISO days. */
const monthsOf = ({ start, end }: NonNullable<Finding['during']>): MonthSpan => ({
  from: monthAfter(start.slice(0, 7), dayOf(start) > MIDDLE ? 1 : 0),
  to: monthAfter(end.slice(0, 7), dayOf(end) < MIDDLE ? -1 : 0),
});

/**
 * The months of a window in which something runs on these days; undefined where it runs in all of them, or is of
 * the birth chart.
 */
export const partOf = (window: MonthSpan, during: Finding['during']): MonthSpan | undefined => {
  if (during === undefined) return undefined;
  const own = monthsOf(during);
  const from = own.from > window.from ? own.from : window.from;
  const to = own.to < window.to ? own.to : window.to;
  if (from === window.from && to === window.to) return undefined;
  if (from <= to) return { from, to };
  const begins = during.start.slice(0, 7);
  const month = begins > window.from ? begins : window.from;
  return { from: month, to: month };
};
