import type { QuestionRecord } from '../../contract/history.ts';
import { expect, test } from 'vitest';
import { hasPanel, questionHistory } from './question-row.rules.ts';

const record = (
  id: string,
  state: QuestionRecord['state'],
  question = 'When?',
): QuestionRecord => ({
  kind: 'question',
  id,
  question,
  state,
  createdAt: '2026-11-21T06:00:00Z',
  orderId: null,
  tier: 99,
  answer: state === 'answered' ? ({} as QuestionRecord['answer']) : null,
  asked: {
    questionFor: 'self',
    gender: 'male',
    dob: '1990-08-15',
    timeOfBirth: '14:30',
    placeOfBirth: 'Nagpur',
  },
  details: { questionFor: 'self', dob: '', timeOfBirth: '', placeOfBirth: '' },
});

test('what waits and the newest answer of one question are kept apart', () => {
  const history = [
    record('other', 'waiting', 'Which?'),
    record('refunded', 'refunded'),
    record('waits', 'waiting'),
    record('newest', 'answered'),
    record('older', 'answered'),
  ];
  const kept = questionHistory(history, 'When?');
  expect(kept.waiting?.id).toBe('waits');
  expect(kept.answered?.id).toBe('newest');
  expect(questionHistory(history, 'Why?')).toEqual({ waiting: undefined, answered: undefined });
});

test.each([
  ['waiting', true],
  ['answered', true],
  ['refunded', false],
] as const)('a question whose record is %s has a panel: %s', (state, has) => {
  expect(hasPanel([record('one', state)], 'When?')).toBe(has);
  expect(hasPanel([record('one', state, 'Which?')], 'When?')).toBe(false);
});
