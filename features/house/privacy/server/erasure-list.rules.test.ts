import { expect, it } from 'vitest';
import { erasureLine, readErasureLines } from './erasure-list.rules.ts';

const deletion = {
  userId: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
  deletedAt: new Date('2026-11-21T10:00:00.123Z'),
  finalDeletionOn: '2035-04-01',
};

it('what was written is read again, blank lines aside', () => {
  expect(readErasureLines(`\n${erasureLine(deletion)}\n${erasureLine(deletion)}\r\n\n`)).toEqual([
    deletion,
    deletion,
  ]);
});

it.each([
  'nonsense',
  'a\tb\tc',
  erasureLine(deletion).replace('2026', 'year'),
  `${erasureLine(deletion)} x`,
])('a list with %s is read not at all', (line) => {
  expect(() => readErasureLines(`${erasureLine(deletion)}\n${line}`)).toThrow('line 2');
});
