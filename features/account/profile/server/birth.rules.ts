import { dateInWords, inWords, readDate, readTime, timeInWords } from '@dhruva/civil-time';
import { FIRST_BIRTH_YEAR } from '@dhruva/kernel/limits';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What free text was understood as, or why it was not. `value`: YYYY-MM-DD, or HH:MM[:SS]. */
export type Understood<Code extends string> =
  | { readonly kind: 'read'; readonly value: string }
  | { readonly kind: 'refused'; readonly code: Code; readonly choices?: readonly Choice[] };

export type DateCode =
  | 'profile.date-invalid'
  | 'profile.date-ambiguous'
  | 'birth.date-future'
  | 'birth.date-out-of-range';

const FIRST_DATE = `${FIRST_BIRTH_YEAR}-01-01`;

/**
 * A birth date as typed. Readings nobody alive can mean (to come, or before the first year computed)
 * are dropped first; where two remain they are given to choose from. `today`: YYYY-MM-DD.
 */
export const understandDate = (typed: string, today: string): Understood<DateCode> => {
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

/** A birth time as typed; "2:30" without morning or afternoon is refused with both to choose from. */
export const understandTime = (typed: string): Understood<'profile.time-invalid'> => {
  const read = readTime(typed);
  if (read.kind === 'time') return { kind: 'read', value: read.time };
  if (read.kind === 'invalid') return { kind: 'refused', code: 'profile.time-invalid' };
  const choices = read.readings.map(({ time, words }) => ({ value: time, label: words }));
  return { kind: 'refused', code: 'profile.time-invalid', choices };
};

/** "15 August 1990, 2:30 PM", or the part of it that is known. `dob` YYYY-MM-DD, `time` HH:MM[:SS]. */
export const birthInWords = (dob: string, time: string): string => {
  if (dob === '') return time === '' ? '' : timeInWords(time);
  return time === '' ? dateInWords(dob) : inWords(dob, time);
};
