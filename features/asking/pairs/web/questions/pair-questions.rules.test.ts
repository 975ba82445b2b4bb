import { COMPATIBILITY_QUESTIONS } from '../../contract/catalogue.ts';
import type { PairAnswer, PairData } from '../../contract/schemas.ts';
import type { PairRecord } from '../../contract/record.ts';
import { expect, test } from 'vitest';
import { pairKey, statusOf } from './pair-questions.rules.ts';

const [question] = COMPATIBILITY_QUESTIONS;
if (!question) throw new Error('no question');

const person = { dateOfBirth: '1990-08-15', timeOfBirth: '14:30', placeOfBirth: 'Nagpur' };
const pair: PairData = { selfData: person, otherData: { ...person, dateOfBirth: '1992-11-03' } };
const strangers: PairData = { ...pair, otherData: { ...person, dateOfBirth: '1985-01-01' } };

const record = (state: PairRecord['state'], asked: PairData): PairRecord => ({
  kind: 'compatibility',
  id: '1',
  question: question.text,
  state,
  createdAt: '2026-11-21T06:00:00Z',
  orderId: null,
  answer: state === 'answered' ? ({ question: question.text } as PairAnswer) : null,
  asked,
  details: { selfData: asked.selfData, otherData: asked.otherData },
});

test('case, spaces and a consent make no other pair; a date does', () => {
  const same = { ...pair, selfData: { ...person, placeOfBirth: ' nagpur' }, otherAgrees: true };
  expect(pairKey(same)).toBe(pairKey(pair));
  expect(pairKey(strangers)).not.toBe(pairKey(pair));
});

test('nothing bought: locked; refunded: locked again', () => {
  expect(statusOf([], question, pair)).toEqual({ kind: 'locked' });
  expect(statusOf([record('refunded', pair)], question, pair)).toEqual({ kind: 'locked' });
});

test('paid for this pair, and paid for another one that was not read', () => {
  const records = [record('waiting', strangers)];
  expect(statusOf(records, question, strangers)).toEqual({ kind: 'unlocked' });
  expect(statusOf(records, question, pair)).toEqual({ kind: 'unlocked', boughtFor: strangers });
});

test('an answer about this pair is shown again, one about another pair is not', () => {
  const records = [record('answered', pair)];
  expect(statusOf(records, question, pair).kind).toBe('answered');
  expect(statusOf(records, question, strangers)).toEqual({ kind: 'locked' });
});
