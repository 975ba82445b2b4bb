import type { ToleranceWords, SecondOpinionWords, WindowNotes } from '../telling/direct/locale.ts';
import { countInWords } from './words/numbers.ts';

/** A line about the windows as a whole. */
export const WINDOW_NOTES: WindowNotes = {
  looked: (horizon) => `Looked at: ${horizon}.`,
  withoutTime:
    'Without a birth time no months are named, because the planetary periods shift with it.',
  none: (horizon) =>
    `No stretch of months stands out within ${horizon}: planetary periods and transits do not agree long enough in any of them.`,
};

/** Sentences on the birth-time error a window tolerates. */
export const TOLERANCE_WORDS: ToleranceWords = {
  holds: (minutes) =>
    `These months stay if you were born ${countInWords(minutes)} minutes earlier or later.`,
  moves: 'These months move if you were born two minutes earlier or later.',
};

/** Sentences on the yogini dasha's second opinion on the windows. */
export const SECOND_OPINION: SecondOpinionWords = {
  leads: [
    'A second count of planetary periods (Yogini dasha)',
    'Another way of counting the periods (Yogini dasha)',
    'A count of the periods by another rule (Yogini dasha)',
  ],
  alike: (opinion, count) => {
    if (opinion === 'silent') return 'says little for or against the months shown.';
    if (opinion === 'agrees') return `agrees with ${count === 1 ? '' : 'all '}the months shown.`;
    return `does not agree with ${count === 1 ? '' : 'any of '}the months shown, so be patient with the dates.`;
  },
  parted: (agreed, differed) => {
    if (differed === '') return `also favours ${agreed} most.`;
    return agreed === ''
      ? `does not favour ${differed}.`
      : `also favours ${agreed}, but not ${differed}.`;
  },
};
