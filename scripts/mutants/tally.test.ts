import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scoreOf, survivorsOf, tallyOf } from './tally.ts';

const mutant = (status: Parameters<typeof survivorsOf>[0][number]['status']) => ({
  status,
  fileName: join(process.cwd(), 'refund.rules.ts'),
  location: { start: { line: 7, column: 3 }, end: { line: 7, column: 9 } },
  mutatorName: 'EqualityOperator',
  replacement: 'paid >\n    price',
});

it('counts what was noticed, and what was not or is not tried by any test', () => {
  const results = (['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Killed'] as const).map(mutant);
  expect(tallyOf(results)).toEqual({ mutants: 5, killed: 3, endless: 1, survived: 2 });
  expect(scoreOf(tallyOf(results))).toBe(60);
});

it('leaves out what could not be run or was left out', () => {
  const results = (['Ignored', 'CompileError', 'RuntimeError', 'Killed'] as const).map(mutant);
  expect(tallyOf(results)).toEqual({ mutants: 1, killed: 1, endless: 0, survived: 0 });
  expect(scoreOf(tallyOf(results))).toBe(100);
  expect(scoreOf(tallyOf([]))).toBe(0);
});

it('says of each that lives where it is and what it does', () => {
  expect(survivorsOf([mutant('Killed'), mutant('Survived'), mutant('NoCoverage')])).toEqual([
    'refund.rules.ts:7:3 EqualityOperator → paid > price',
    'refund.rules.ts:7:3 EqualityOperator → paid > price (no test comes here)',
  ]);
});
