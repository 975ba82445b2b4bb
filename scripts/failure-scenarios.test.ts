import { expect, test } from 'vitest';
import { document, misnamed, tableRows } from './named-tests.ts';

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
const SCENARIOS = [...range(1, 51), 63, 65, 66, 68, 69, 70, 72, 73];

const rows = tableRows(document('docs/failure-scenarios.md')).flatMap(
  ([number, , tests = '', proved = '']) => {
    const scenario = Number(number);
    return Number.isInteger(scenario) && scenario > 0 ? [{ scenario, tests, proved }] : [];
  },
);

test('every scenario has its row', () => {
  expect(rows.map(({ scenario }) => scenario)).toEqual(SCENARIOS);
});

test.each(rows)('the tests of scenario $scenario are where the table says', ({ tests, proved }) => {
  expect(misnamed(tests)).toEqual([]);
  expect(proved).not.toBe('');
});
