import type { ToldWindow } from '../contract/told-windows.ts';

/** Whole days of a calendar, `YYYY-MM-DD`; `until` is the day after the last. */
export interface CalendarMonths {
  readonly recordId: string;
  readonly from: string;
  readonly until: string;
  readonly strength: ToldWindow['strength'];
}

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** What goes into a calendar: the windows of leading answers that have not passed in `thisMonth` (`YYYY-MM`). */
export const calendarMonths = (
  windows: readonly ToldWindow[],
  thisMonth: string,
): readonly CalendarMonths[] =>
  windows
    .filter(({ isEarlier, to }) => !isEarlier && to >= thisMonth)
    .map(({ record, from, to, strength }) => ({
      recordId: record.id,
      from: `${from}-01`,
      until: `${monthAfter(to)}-01`,
      strength,
    }));
