import { dateInWords, inWords, readDate, readTime, timeInWords } from '@dhruva/civil-time';
import { FIRST_BIRTH_YEAR } from '@dhruva/kernel/limits';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The result of parsing free text: the value (YYYY-MM-DD, or HH:MM[:SS]), or why there is none. */
export type ParseResult<Code extends string> =
  | { readonly kind: 'read'; readonly value: string }
  | { readonly kind: 'refused'; readonly code: Code; readonly choices?: readonly Choice[] };

export type DateCode =
  | 'profile.date-invalid'
  | 'profile.date-ambiguous'
  | 'birth.date-future'
  | 'birth.date-out-of-range';

const FIRST_DATE = `${FIRST_BIRTH_YEAR}-01-01`;

/**
 * Parses a typed birth date. Impossible readings (in the future, or before the first supported year) are
 * dropped first; if two remain, both are offered as choices. `today`: YYYY-MM-DD.
 */
export const parseBirthDate = (typed: string, today: string): ParseResult<DateCode> => {
  const read = readDate(typed, today);
  if (read.kind === 'invalid') return { kind: 'refused', code: 'profile.date-invalid' };
  const readings = read.kind === 'date' ? [read] : read.readings;
  const possible = readings.filter(({ iso }) => iso <= today && iso >= FIRST_DATE);
  const [first, second] = possible;
  if (first === undefined) {
    const future = readings.some(({ iso }) => iso > today);
    return { kind: 'refused', code: future ? 'birth.date-future' : 'birth.date-out-of-range' };
  }
  if (second === undefined) return { kind: 'read', value: first.iso };
  const choices = possible.map(({ iso, words }) => ({ value: iso, label: words }));
  return { kind: 'refused', code: 'profile.date-ambiguous', choices };
};

/** Parses a typed birth time; "2:30" without AM or PM is refused with both choices. */
export const parseBirthTime = (typed: string): ParseResult<'profile.time-invalid'> => {
  const read = readTime(typed);
  if (read.kind === 'time') return { kind: 'read', value: read.time };
  if (read.kind === 'invalid') return { kind: 'refused', code: 'profile.time-invalid' };
  const choices = read.readings.map(({ time, words }) => ({ value: time, label: words }));
  return { kind: 'refused', code: 'profile.time-invalid', choices };
};

/**
 * Formats a birth as "15 August 1990, 2:30 PM", or the known part of it. `dob` YYYY-MM-DD, `time` HH:MM[:SS].
 */
export const birthInWords = (dob: string, time: string): string => {
  if (dob === '') return time === '' ? '' : timeInWords(time);
  return time === '' ? dateInWords(dob) : inWords(dob, time);
};
