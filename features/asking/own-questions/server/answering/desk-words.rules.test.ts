import { expect, it } from 'vitest';
import { listInWords, setInWords } from './desk-words.rules.ts';

const set = {
  id: '00000000-0000-4000-8000-000000000000',
  packageId: 'custom-5100',
  dueAt: new Date('2026-11-23T12:10:00Z'),
} as const;

it('lists open sets', () => {
  expect(listInWords([], new Date())).toBe('No questions wait.');
  expect(listInWords([set], new Date('2026-11-23T11:00:00Z'))).toBe(
    [
      'ID                                    PACKAGE      DUE                    LEFT        QUESTIONS',
      '00000000-0000-4000-8000-000000000000  custom-5100  5:40 PM, 23 Nov (IST)  1 h 10 min  10',
    ].join('\n'),
  );
});

it('shows a set with the birth it is about', () => {
  const birth = { gender: '', dob: '1990-08-15', timeOfBirth: '', placeOfBirth: 'Pune' } as const;
  const shown = setInWords({
    ...set,
    state: 'waiting',
    birth,
    questions: ['When?', 'कब?'],
    answers: [],
  });
  expect(shown).toBe(
    [
      '10 questions, answered within 2 hours, waiting',
      'due     5:40 PM, 23 Nov (IST)',
      'born    15 August 1990 (time not known), Pune',
      'gender  not given',
      '',
      '1. When?',
      '',
      '2. कब?',
    ].join('\n'),
  );
});
