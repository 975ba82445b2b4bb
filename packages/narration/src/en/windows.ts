import { countInWords } from './words/numbers.ts';
import type { BearingWords, WindowNotes } from '../telling/tongue.ts';

/** A line about the windows as a whole. */
export const WINDOW_NOTES: WindowNotes = {
  looked: (horizon) => `Looked at: ${horizon}.`,
  withoutTime:
    'Without a birth time no months are named, because the planetary periods shift with it.',
  none: (horizon) =>
    `No stretch of months stands out within ${horizon}: planetary periods and transits do not agree long enough in any of them.`,
};

/** Which error of the birth time a window bears. */
export const BEARING: BearingWords = {
  holds: (minutes) => `Holds if the birth time is ${countInWords(minutes)} minutes off.`,
  moves: 'Moves if the birth time is two minutes off.',
};
