import { expect, test } from 'vitest';
import { bornIn } from './born-in.ts';

const born = (timeOfBirth: string, timeUnknown = false): string =>
  bornIn({
    questionFor: 'self',
    dob: '1990-08-15',
    timeOfBirth,
    timeUnknown,
    placeOfBirth: 'Nagpur',
  } as Parameters<typeof bornIn>[0]);

test.each([
  ['14:30', '2:30 PM'],
  ['00:05', '12:05 AM'],
  ['12:00', '12:00 PM'],
  ['11:59', '11:59 AM'],
  ['2.30 pm', '2.30 pm'],
])('%s is said as %s', (time, said) => {
  expect(born(time)).toBe(`15 August 1990, ${said}, Nagpur`);
});

test('a time nobody knows is said to be so', () => {
  expect(born('', true)).toContain('15 August 1990, time not known');
});
