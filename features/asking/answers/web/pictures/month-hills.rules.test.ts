import { expect, test } from 'vitest';
import { hillPath, hillYears, YEAR } from './month-hills.rules.ts';

const timeline = (from: number, years: number) =>
  Array.from({ length: years * 12 }, (_, index) => ({
    month: `${from + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    dasha: 0,
    transit: 0,
  })).slice(10);

test('each calendar year has twelve months; those before the answer have no hill', () => {
  const [first, second] = hillYears(timeline(2026, 5), []);
  expect(first?.months.map(({ height }) => height !== undefined)).toEqual([
    ...Array.from({ length: 10 }, () => false),
    true,
    true,
  ]);
  expect(second?.months).toHaveLength(12);
});

test('as many years are shown as the windows reach, at least three', () => {
  const window = { from: '2029-12', to: '2030-02', strength: 'stronger' } as const;
  expect(hillYears(timeline(2026, 10), []).map(({ year }) => year)).toEqual([
    '2026',
    '2027',
    '2028',
  ]);
  const years = hillYears(timeline(2026, 10), [window]);
  expect(years.map(({ year }) => year)).toEqual(['2026', '2027', '2028', '2029', '2030']);
  const marked = years.flatMap(({ months }) => months.filter(({ strength }) => strength));
  expect(marked.map(({ month }) => month)).toEqual(['2029-12', '2030-01', '2030-02']);
});

test('a hill is closed on its base and stays within the picture', () => {
  const path = hillPath(hillYears([{ month: '2026-01', dasha: 2.5, transit: 2.5 }], [])[0]!.months);
  expect(path).toBe(`M0 ${YEAR.base}V8H12.5H25V${YEAR.base}Z`);
  expect(hillPath([])).toBe('');
});
