import { DAY_PARTS, FILLERS } from './day-parts.ts';
import { asciiDigits } from './digits.ts';
import { timeInWords } from './words.ts';

/** One way to read a time: `time` HH:MM or HH:MM:SS (24 hours) and the same in words. */
export interface TimeReading {
  readonly time: string;
  readonly words: string;
}

export type ReadTime =
  | ({ readonly kind: 'time' } & TimeReading)
  | { readonly kind: 'ambiguous'; readonly readings: readonly TimeReading[] }
  | { readonly kind: 'invalid'; readonly code: 'time-format' };

const INVALID = { kind: 'invalid', code: 'time-format' } as const;

/**
 * Reads a birth time as people type it: "14:30", "2:30 PM", "2.30 pm", "2 pm", "1430", "noon",
 * "सुबह 5:30 बजे". Two-digit hours are the 24-hour clock; a bare "2:30" may be morning or afternoon and
 * is given both ways. "Midnight" is refused, for it does not say which end of the day it means.
 */
export function readTime(text: string): ReadTime {
  const plain = asciiDigits(text)
    .toLowerCase()
    .replace(/([ap])\.? ?m\b\.?/g, ' $1m');
  const words = plain.split(/\s+|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u).filter((word) => word !== '');
  const timeWords = words.filter((word) => !FILLERS.includes(word));
  if (timeWords.join(' ') === 'noon' || timeWords.join(' ') === '12 noon')
    return singleReading(12, 0, '');

  const clocks = timeWords.filter((word) => /^\d/.test(word));
  const parts = timeWords.filter((word) => Object.hasOwn(DAY_PARTS, word));
  const [clock] = clocks;
  if (clock === undefined || clocks.length + parts.length !== timeWords.length) return INVALID;
  if (clocks.length > 1 || parts.length > 1) return INVALID;
  return readClockTime(clock, parts[0]);
}

function readClockTime(clock: string, part: string | undefined): ReadTime {
  const match =
    /^(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2}))?)?$/.exec(clock) ?? /^(\d{2})(\d{2})$/.exec(clock);
  if (!match) return INVALID;
  const [, hourText = '', minuteText, second = ''] = match;
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (hour > 23 || minute > 59 || Number(second) > 59) return INVALID;
  if (part !== undefined) {
    const hourOfDay = hour > 12 && part === 'pm' ? hour : DAY_PARTS[part]?.[hour];
    return hourOfDay === undefined ? INVALID : singleReading(hourOfDay, minute, second);
  }
  if (minuteText === undefined) return INVALID;
  if (hourText.length === 2 || hour === 0) return singleReading(hour, minute, second);
  return {
    kind: 'ambiguous',
    readings: [reading(hour, minute, second), reading(hour + 12, minute, second)],
  };
}

const singleReading = (hour: number, minute: number, second: string): ReadTime => ({
  kind: 'time',
  ...reading(hour, minute, second),
});

function reading(hour: number, minute: number, second: string): TimeReading {
  const two = (value: number): string => String(value).padStart(2, '0');
  const time = `${two(hour)}:${two(minute)}${second === '' ? '' : `:${second}`}`;
  return { time, words: timeInWords(time) };
}
