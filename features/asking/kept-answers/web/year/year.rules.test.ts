import { expect, test } from 'vitest';
import type { KeptRecord } from '../../contract/schemas.ts';
import { lanesOf, meetingOf, peopleOf, yearFrom } from './year.rules.ts';

interface Given {
  readonly id: string;
  readonly windows?: readonly (readonly [string, string])[];
  readonly question?: string;
  readonly kind?: 'question' | 'compatibility';
  readonly questionFor?: 'self' | 'other';
  readonly createdAt?: string;
}

const record = ({ id, windows = [], question = id, kind = 'question', ...rest }: Given) =>
  ({
    kind,
    id,
    question,
    createdAt: rest.createdAt ?? '2026-11-01',
    asked: {
      questionFor: rest.questionFor ?? 'self',
      dob: '1990-08-15',
      timeOfBirth: '14:30',
      placeOfBirth: 'Nagpur',
    },
    details: {},
    answer: {
      shape: 2,
      windows: windows.map(([from, to]) => ({ from, to, strength: 'stronger', text: '' })),
    },
  }) as unknown as KeptRecord;

const YEAR = yearFrom('2026-11');

test('a year is twelve months from one on', () => {
  expect([YEAR.length, YEAR[0], YEAR[1], YEAR[2], YEAR.at(-1)]).toEqual([
    12,
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-10',
  ]);
});

test('a window is cut to the year; answers without months in it have no lane', () => {
  const cut = record({
    id: 'cut',
    windows: [
      ['2026-08', '2026-12'],
      ['2027-09', '2028-02'],
    ],
  });
  const past = record({
    id: 'past',
    windows: [
      ['2026-01', '2026-10'],
      ['2028-01', '2028-03'],
    ],
  });
  const lanes = lanesOf([cut, past], YEAR);
  expect(lanes.map(({ record: { id } }) => id)).toEqual(['cut']);
  expect(lanes[0]?.windows.map(({ first, last }) => [first, last])).toEqual([
    [0, 1],
    [10, 11],
  ]);
});

test('what was told earlier stands after what leads', () => {
  const windows = [['2027-02', '2027-03']] as const;
  const old = record({ id: 'old', question: 'Q', windows, createdAt: '2026-01-01' });
  const now = record({ id: 'now', question: 'Q', windows });
  expect(lanesOf([old, now], YEAR).map(({ record: { id }, isEarlier }) => [id, isEarlier])).toEqual(
    [
      ['now', false],
      ['old', true],
    ],
  );
});

test('windows meet where those of the most answers overlap', () => {
  const one = record({ id: 'one', windows: [['2026-12', '2027-04']] });
  const two = record({ id: 'two', windows: [['2027-03', '2027-06']] });
  expect(meetingOf(lanesOf([one, two], YEAR))).toEqual({ first: 4, last: 5, count: 2 });
  expect(meetingOf(lanesOf([one], YEAR))).toBeUndefined();
});

test('people are listed once, oneself first and pairs last', () => {
  const people = peopleOf([
    record({ id: 'pair', kind: 'compatibility' }),
    record({ id: 'mother', questionFor: 'other' }),
    record({ id: 'mine' }),
    record({ id: 'mine too' }),
  ]);
  expect(people.map(({ kind, record: { id } }) => [kind, id])).toEqual([
    ['self', 'mine'],
    ['other', 'mother'],
    ['pair', 'pair'],
  ]);
});
