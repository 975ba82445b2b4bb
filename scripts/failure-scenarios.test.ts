import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const TABLE = readFileSync(join(ROOT, 'docs/failure-scenarios.md'), 'utf8');

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
const SCENARIOS = [...range(1, 51), 63, 65, 66, 68, 69, 70, 72, 73];

const rows = TABLE.split('\n').flatMap((line) => {
  const [, number, , tests = '', proved = ''] = line.split(' | ').join('|').split('|');
  const scenario = Number(number);
  return Number.isInteger(scenario) && scenario > 0 ? [{ scenario, tests, proved }] : [];
});

const NAMED = /`([^`]+\.ts)` “([^”]+)”/g;

test('every scenario has its row', () => {
  expect(rows.map(({ scenario }) => scenario)).toEqual(SCENARIOS);
});

test.each(rows)('the tests of scenario $scenario are where the table says', ({ tests, proved }) => {
  const named = [...tests.matchAll(NAMED)];
  expect(named.length).toBe(tests.split('<br>').length);
  for (const [, file = '', title = ''] of named) {
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
  }
  expect(proved.trim()).not.toBe('');
});
