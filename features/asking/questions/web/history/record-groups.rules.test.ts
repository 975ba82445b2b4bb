import type { PredictionRecord } from '@dhruva/asking/questions/contract/history';
import { expect, test } from 'vitest';
import { groupByPerson } from './record-groups.rules.ts';

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
    groupByPerson(records).map(({ kind, records: its }) => [kind, its.map(({ id }) => id)]),
  ).toEqual([
    ['other', ['her', 'her before']],
    ['self', ['me', 'me before']],
    ['pair', ['pair']],
    ['other', ['him']],
    ['own', ['own']],
  ]);
});

test('another person’s records stand under the name given last, of an answer or as asked', () => {
  const named = (id: string, name: string) => {
    const record = about(id, 'other', '1965-03-01') as { readonly asked: object };
    return { ...record, asked: { ...record.asked, name } } as unknown as PredictionRecord;
  };
  const answered = {
    ...about('a', 'other', '1965-03-01'),
    answer: { names: { self: 'Asha Rao' } },
  };
  const unnamed = about('b', 'other', '1965-03-01');
  const names = (...records: PredictionRecord[]) => groupByPerson(records).map(({ name }) => name);
  expect(names(unnamed, named('c', 'Asha'), named('d', 'Ma'))).toEqual(['Asha']);
  expect(names(answered as PredictionRecord, named('c', 'Asha'))).toEqual(['Asha Rao']);
  expect(names(unnamed, about('me', 'self'))).toEqual([undefined, undefined]);
});

test('no record is lost', () => {
  expect(groupByPerson([])).toEqual([]);
});
