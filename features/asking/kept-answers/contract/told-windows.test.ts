import { expect, test } from 'vitest';
import type { KeptRecord } from './schemas.ts';
import { personOf, toldWindows } from './told-windows.ts';

const windows = [{ from: '2027-03', to: '2027-05', strength: 'stronger', text: '' }];
const MARRIAGE = 'When is marriage likely for me?';
const INCOME = 'When is my income likely to grow?';

interface Given {
  readonly question?: string;
  readonly createdAt: string;
  readonly shape?: 2;
  readonly dob?: string;
  readonly questionFor?: 'self' | 'other';
}

const record = ({
  question = INCOME,
  createdAt,
  shape,
  dob = '1990-08-15',
  questionFor = 'self',
}: Given) =>
  ({
    kind: 'question',
    id: createdAt,
    question,
    createdAt,
    asked: { questionFor, dob, timeOfBirth: '14:30', placeOfBirth: ' Nagpur' },
    answer: { windows, ...(shape && { shape }) },
  }) as unknown as KeptRecord;

const earlierOf = (records: readonly KeptRecord[]) =>
  toldWindows(records).flatMap(({ record: { id }, isEarlier }) => (isEarlier ? [id] : []));

test('the same question answered anew for the same person leads, also after a corrected birth', () => {
  const old = record({ createdAt: '2026-01-01', shape: 2 });
  const now = record({ createdAt: '2026-11-01', shape: 2, dob: '1990-08-16' });
  expect(earlierOf([now, old])).toEqual(['2026-01-01']);
});

test('an answer of an older shape yields to a newer one about the same matter', () => {
  const old = record({
    createdAt: '2025-01-01',
    question: 'How do my finances look over the next year?',
  });
  const now = record({ createdAt: '2026-11-01', shape: 2 });
  expect(earlierOf([now, old])).toEqual(['2025-01-01']);
  const told = record({ createdAt: '2025-01-01', shape: 2, question: MARRIAGE });
  expect(earlierOf([now, told])).toEqual([]);
});

test('nobody’s answer yields to somebody else’s', () => {
  const other = record({ createdAt: '2026-11-01', shape: 2, questionFor: 'other' });
  const mine = record({ createdAt: '2026-01-01', shape: 2 });
  expect(earlierOf([other, mine])).toEqual([]);
  expect(personOf(mine)).toBe('self');
  expect(personOf(other)).toBe('["1990-08-15","14:30","nagpur"]');
});
