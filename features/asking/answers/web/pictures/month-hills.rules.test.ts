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

test('the highest month fills the picture, the lowest stands a little above the ground', () => {
  const [year] = hillYears(
    [
      { month: '2026-01', dasha: 2, transit: 2 },
      { month: '2026-02', dasha: -1, transit: -2 },
    ],
    [],
  );
  expect(year?.months.slice(0, 2).map(({ height }) => height)).toEqual([1, 0.15]);
  const [flat] = hillYears([{ month: '2026-01', dasha: 1, transit: 1 }], []);
  expect(flat?.months[0]?.height).toBeCloseTo(0.575);
});

test('a hill is closed on its base and stays within the picture', () => {
  const months = [{ month: '2026-01', height: 1, strength: undefined }];
  expect(hillPath(months)).toBe(`M0 ${YEAR.base}V8H12.5H25V${YEAR.base}Z`);
  expect(hillPath([])).toBe('');
});
