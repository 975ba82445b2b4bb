import { expect, it } from 'vitest';
import { calendarName, calendarText } from './calendar-words.rules.ts';

const event = {
  reference: 'S-1B2C3D4E',
  links: { join: 'https://d.test/join#k', bookings: 'https://d.test/bookings' },
};

it('a calendar entry holds the reference, the way in, and what its owner can do', () => {
  const reference = 'Reference: S-1B2C3D4E';
  const join = 'Join here, from 10 minutes before it starts: https://d.test/join#k';
  expect(calendarText('user', event).split('\n')).toEqual([
    reference,
    join,
    'Move or cancel it under My Bookings: https://d.test/bookings',
  ]);
  expect(calendarText('therapist', event).split('\n')).toEqual([
    reference,
    join,
    'If you cannot come, please reply to our mail and name the reference.',
  ]);
});

it.each([
  [' Asha Rao ', 'Asha Rao'],
  ['Asha\r\nATTENDEE:mailto:x@y.test', 'Asha ATTENDEE:mailto:x@y.test'],
  ['Asha\u0000\u0007\uD800Rao', 'Asha Rao'],
  ['आशा 🙂', 'आशा 🙂'],
])('a calendar takes the name %j as %j', (name, taken) => {
  expect(calendarName(name)).toBe(taken);
});
