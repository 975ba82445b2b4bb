import type { PairRecord } from '@dhruva/asking/pairs/contract/record';
import type { QuestionRecord } from '@dhruva/asking/questions/contract/history';
import { LABELS } from '@dhruva/asking/answers/web';
import { ANSWER, PAIR_ANSWER } from '@dhruva/web/test/answers.ts';
import { DETAILS, PAIR } from '@dhruva/web/test/people.ts';
import { expect, test } from 'vitest';
import { recordDetails } from './record-details.ts';

const RECORD = { id: 'one', question: '', createdAt: '', orderId: null } as const;
const BORN = '15 August 1990, 2:30 PM';
const one = (change: Partial<QuestionRecord>): string => {
  const record = { ...RECORD, kind: 'question', tier: 99, state: 'waiting', answer: null } as const;
  return recordDetails(LABELS.en, { ...record, asked: DETAILS, details: DETAILS, ...change });
};
const two = (change: Partial<PairRecord>): string => {
  const record = { ...RECORD, kind: 'compatibility', state: 'waiting', answer: null } as const;
  return recordDetails(LABELS.en, { ...record, asked: PAIR, details: PAIR, ...change });
};

test('another person is called by the name given, before the answer and in it', () => {
  expect(one({ asked: { ...DETAILS, name: 'Meera' } })).toMatch(/^Meera · 15 August 1990/);
  const answer = { ...ANSWER, names: { self: 'Meera' } };
  expect(one({ answer })).toBe(`Meera · ${BORN} · Nagpur`);
  expect(one({ answer: ANSWER })).toBe(`${BORN} · Nagpur`);
});

test('two people stand with their names; an answer kept without stays as it was', () => {
  const names = { self: 'Riya', other: 'Arjun' };
  const answer = { ...PAIR_ANSWER, names };
  expect(two({ answer })).toBe(`Two people: Riya, ${BORN} and Arjun, ${BORN}`);
  expect(two({ asked: { ...PAIR, names } })).toMatch(/^Two people: Riya, .* and Arjun, /);
  expect(two({ answer: PAIR_ANSWER, asked: { ...PAIR, names } })).toBe(
    `Two people: ${BORN} and ${BORN}`,
  );
});
