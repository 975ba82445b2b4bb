import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

test.each([
  ['2008-11-21', '2026-11-20T18:29Z', 'Asia/Kolkata', 17],
  ['2008-11-21', '2026-11-20T18:30Z', 'Asia/Kolkata', 18],
  ['2008-11-21', '2026-11-20T18:30Z', 'America/New_York', 17],
  ['2004-02-29', '2022-02-28T12:00Z', 'Asia/Kolkata', 17],
  ['2004-02-29', '2022-03-01T12:00Z', 'Asia/Kolkata', 18],
  ['2004-02-29', '2024-02-28T12:00Z', 'Asia/Kolkata', 19],
  ['2004-02-29', '2024-02-29T12:00Z', 'Asia/Kolkata', 20],
  ['1990-12-31', '2026-01-01T12:00Z', 'Asia/Kolkata', 35],
  ['2026-11-22', '2026-11-21T12:00Z', 'Asia/Kolkata', -1],
])('born %s, at %s in %s: %i', (dob, at, zone, years) => {
  expect(ageOn(dob, Date.parse(at), zone)).toBe(years);
});

test('no date is no age', () => {
  expect(() => ageOn('2004-02-30', 0, 'Asia/Kolkata')).toThrow(RangeError);
});
