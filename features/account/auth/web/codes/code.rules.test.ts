import { expect, test } from 'vitest';
import { codeProblems } from './code.rules.ts';

test.each([['12345'], ['1234567'], ['abcdef'], ['']])('%s is no code', (code) => {
  expect(codeProblems(code)).toEqual([{ field: 'code', code: 'auth.code-format' }]);
});

test('a code may start with 0, hold a space and be typed in Devanagari digits', () => {
  expect(['012345', '012 345', '०१२३४५'].flatMap(codeProblems)).toEqual([]);
});
