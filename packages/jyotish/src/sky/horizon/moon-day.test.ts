import { expect, test } from 'vitest';
import { julianDayUt } from '../../units.ts';
import { InputError } from '../input/input-error.ts';
import { moonDay } from './moon-day.ts';

const UJJAIN = { lat: 23.1765, lon: 75.7885 };
const midnight = (days: number) => julianDayUt(2_461_040.5 - 5.5 / 24 + days);

test('the Moon rises and sets some fifty minutes later each day, and once a month does not rise', () => {
  const days = Array.from({ length: 59 }, (_, day) => moonDay(midnight(day), UJJAIN, 'hindu'));
  const rises = days.flatMap(({ moonrise }) => moonrise ?? []);
  expect(rises).toHaveLength(57);
  for (const [at, rise] of rises.entries()) {
    const later = rise - (rises[at - 1] ?? rise - 1.03);
    expect(later).toBeGreaterThan(1.02);
    expect(later).toBeLessThan(1.06);
  }
});

test('refraction and her radius let her rise earlier and set later', () => {
  const hindu = moonDay(midnight(0), UJJAIN, 'hindu');
  const seen = moonDay(midnight(0), UJJAIN, 'upper-limb');
  expect(Number(seen.moonrise)).toBeLessThan(Number(hindu.moonrise));
  expect(Number(seen.moonset)).toBeGreaterThan(Number(hindu.moonset));
});

test('near the poles she may stay up or down for days', () => {
  const days = Array.from({ length: 28 }, (_, day) =>
    moonDay(midnight(day), { lat: 85, lon: 0 }, 'hindu'),
  );
  expect(days.filter(({ moonrise }) => moonrise === null).length).toBeGreaterThan(20);
});

test('a place that cannot be is refused', () => {
  expect(() => moonDay(midnight(0), { lat: 91, lon: 0 }, 'hindu')).toThrow(InputError);
});
