import type { PredictionRecord } from '@dhruva/asking/questions/contract/history';
import { expect, test } from 'vitest';
import { shelvesOf } from './shelves.rules.ts';

const about = (id: string, questionFor: 'self' | 'other', dob = '1990-08-15') =>
  ({
    kind: 'question',
    id,
    asked: { questionFor, dob, timeOfBirth: '14:30', placeOfBirth: 'Nagpur' },
  }) as unknown as PredictionRecord;
const pair = { kind: 'compatibility', id: 'pair' } as unknown as PredictionRecord;
const own = { kind: 'custom', id: 'own' } as unknown as PredictionRecord;

test('records stand by whom they are about, whoever was asked about last first', () => {
  const records = [
    about('her', 'other', '1965-03-01'),
    about('me', 'self'),
    pair,
    about('him', 'other', '1962-01-01'),
    about('me before', 'self', '1990-08-16'),
    about('her before', 'other', '1965-03-01'),
    own,
  ];
  expect(
    shelvesOf(records).map(({ kind, records: its }) => [kind, its.map(({ id }) => id)]),
  ).toEqual([
    ['other', ['her', 'her before']],
    ['self', ['me', 'me before']],
    ['pair', ['pair']],
    ['other', ['him']],
    ['own', ['own']],
  ]);
});

test('no record is lost', () => {
  expect(shelvesOf([])).toEqual([]);
});
