import type { WindowNotes } from '../telling/tongue.ts';

/** A line about the windows as a whole. */
export const WINDOW_NOTES: WindowNotes = {
  looked: (horizon) => `Looked at: ${horizon}, month by month.`,
  withoutTime:
    'Without a birth time no months are named, because the planetary periods shift with it.',
  none: (horizon) =>
    `No stretch of months stands out within ${horizon}: planetary periods and transits do not agree long enough in any of them.`,
};
