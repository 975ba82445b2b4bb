import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

const TODAY = '2026-11-21';

test.each([
  '1990-08-15',
  '1990/8/15',
  '15/8/1990',
  '15-08-1990',
  '15.08.1990',
  '15 8 1990',
  '15081990',
  '15 August 1990',
  '15 aug 1990',
  '15-Aug-1990',
  'Aug 15 1990',
  'August 15, 1990',
  '15th of August, 1990',
  '15th Aug 90',
  '15/8/90',
  '8/15/1990',
  '1990 Aug 15',
  '१५/०८/१९९०',
  '15 अगस्त 1990',
  '  15   Aug  1990 ',
])('%s is 15 August 1990', (text) => {
  expect(readDate(text, TODAY)).toEqual({
    kind: 'date',
    iso: '1990-08-15',
    words: '15 August 1990',
  });
});

test.each([
  ['05/06/1990', ['1990-06-05', '1990-05-06']],
  ['5-6-90', ['1990-06-05', '1990-05-06']],
  ['15 Aug 05', ['1905-08-15', '2005-08-15']],
  ['05061990', ['1990-06-05', '1990-05-06']],
])('%s asks', (text, isos) => {
  const read = readDate(text, TODAY);
  expect(read.kind === 'ambiguous' && read.readings.map(({ iso }) => iso)).toEqual(isos);
});

test.each([
  ['5/5/1990', '1990-05-05'],
  ['21 Nov 26', '1926-11-21 2026-11-21'],
  ['22 Nov 26', '1926-11-22'],
  ['29 Feb 00', '2000-02-29'],
])('%s: %s', (text, expected) => {
  const read = readDate(text, TODAY);
  if (read.kind === 'invalid') throw new Error(read.code);
  expect((read.kind === 'date' ? [read] : read.readings).map(({ iso }) => iso).join(' ')).toBe(
    expected,
  );
});

test.each([
  ['30 Feb 1990', 'date-unreal'],
  ['31/13/1990', 'date-unreal'],
  ['1990-02-29', 'date-unreal'],
  ['yesterday', 'date-format'],
  ['', 'date-format'],
  ['15 Agust 1990', 'date-format'],
  ['August 1990', 'date-format'],
  ['15/8', 'date-format'],
  ['15/8/199', 'date-format'],
])('%s is refused as %s', (text, code) => {
  expect(readDate(text, TODAY)).toEqual({ kind: 'invalid', code });
});
