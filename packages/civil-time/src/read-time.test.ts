import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['14:30', '14:30', '2:30 PM'],
  ['02:30', '02:30', '2:30 AM'],
  ['14:30:15', '14:30:15', '2:30:15 PM'],
  ['2:30 PM', '14:30', '2:30 PM'],
  ['2.30 pm', '14:30', '2:30 PM'],
  ['2:30pm', '14:30', '2:30 PM'],
  ['2:30 p.m.', '14:30', '2:30 PM'],
  ['14:30 pm', '14:30', '2:30 PM'],
  ['2 pm', '14:00', '2:00 PM'],
  ['1430', '14:30', '2:30 PM'],
  ['1430 hrs', '14:30', '2:30 PM'],
  ['12 am', '00:00', '12:00 AM'],
  ['12:05 PM', '12:05', '12:05 PM'],
  ['0:15', '00:15', '12:15 AM'],
  ['noon', '12:00', '12:00 PM'],
  ['12 noon', '12:00', '12:00 PM'],
  ['5:30 in the morning', '05:30', '5:30 AM'],
  ['11 at night', '23:00', '11:00 PM'],
  ['1:10 night', '01:10', '1:10 AM'],
  ['सुबह 5:30 बजे', '05:30', '5:30 AM'],
  ['शाम ५ बजे', '17:00', '5:00 PM'],
  ['raat 12:20 baje', '00:20', '12:20 AM'],
])('%s is %s, %s', (text, time, words) => {
  expect(readTime(text)).toEqual({ kind: 'time', time, words });
});

test('a bare 2:30 asks for morning or afternoon', () => {
  const read = readTime('2:30');
  expect(read.kind === 'ambiguous' && read.readings).toEqual([
    { time: '02:30', words: '2:30 AM' },
    { time: '14:30', words: '2:30 PM' },
  ]);
});

test.each([
  '',
  '24:00',
  '25:10',
  '10:60',
  '5',
  'about five',
  'midnight',
  '13 am',
  '3:00 evening',
  'am pm 5',
  '2:30 constructor',
])('%s is refused', (text) => {
  expect(readTime(text)).toEqual({ kind: 'invalid', code: 'time-format' });
});
