import { personalMonths, type PersonalMonth } from '../src/judgement/reading/personal-months.ts';
import { monthsFrom, type TransitMonth } from '../src/judgement/reading/months.ts';
import { readingAt, type From, type Reading } from '../src/judgement/reading/reading.ts';
import type { SeededBirth } from './seeded-births.ts';

type Known<T> = WeakMap<SeededBirth, Map<string | number, T>>;

const once = <T>(known: Known<T>, born: SeededBirth, key: string | number, make: () => T): T => {
  const ofBirth = known.get(born) ?? new Map<string | number, T>();
  known.set(born, ofBirth);
  const found = ofBirth.get(key) ?? make();
  ofBirth.set(key, found);
  return found;
};

const READINGS: Known<Reading> = new WeakMap();
const MONTHS: Known<readonly TransitMonth[]> = new WeakMap();

/** The reading of a seeded birth, cached for all questions. */
export const readingOf = (born: SeededBirth, from: From): Reading =>
  once(READINGS, born, from, () => readingAt(born.birth, born.place, from));

/** The months from a birth's moment of asking, cached for all questions of equal horizon. */
const monthsOf = (born: SeededBirth, count: number): readonly TransitMonth[] =>
  once(MONTHS, born, count, () => monthsFrom(born.at, count));

/** The same months with the person's running dashas. */
export const personalMonthsOf = (
  born: SeededBirth,
  from: From,
  count: number,
): readonly PersonalMonth[] => personalMonths(readingOf(born, from), monthsOf(born, count));
