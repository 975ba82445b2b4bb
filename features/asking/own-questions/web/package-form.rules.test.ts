import { expect, test } from 'vitest';
import {
  emptyQuestions,
  problemsOfQuestions,
  questionsFrom,
  refusedQuestions,
} from './package-form.rules.ts';

test('a question of spaces counts as empty', () => {
  expect(emptyQuestions(['When?', '  ', ''])).toEqual([1, 2]);
});

test('a refusal is found by the number its field ends in', () => {
  expect([...refusedQuestions({ 'questions.3': 'No.', packageId: 'Odd.' })]).toEqual([[3, 'No.']]);
  expect(refusedQuestions(undefined).size).toBe(0);
});

test('a form has as many questions as its package', () => {
  expect(questionsFrom(['a', 'b', 'c'], 2)).toEqual(['a', 'b']);
  expect(questionsFrom(['a'], 3)).toEqual(['a', '', '']);
});

test('each sentence stands once in the summary and leads to its first question', () => {
  const errors = new Map([
    [1, 'Empty.'],
    [3, 'Empty.'],
    [4, 'Refused.'],
  ]);
  expect(problemsOfQuestions(errors, 'Profile.', (index) => `q${index}`)).toEqual([
    { message: 'Profile.' },
    { message: 'Empty.', fieldId: 'q1' },
    { message: 'Refused.', fieldId: 'q4' },
  ]);
});
