import { expect, it } from 'vitest';
import { therapistWords } from './therapist-words.rules.ts';

const letter = {
  reference: 'S-1B2C3D4E',
  startsAt: new Date('2026-11-23T09:30:00Z'),
  endsAt: new Date('2026-11-23T10:00:00Z'),
  minutes: 30,
  joinLink: 'https://dhruva.test/join#key',
  supportEmail: 'help@dhruva.test',
};

it.each([
  ['booked', 'Appointment S-1B2C3D4E is booked', true],
  ['moved', 'Appointment S-1B2C3D4E has a new time', true],
  ['day-before', 'Appointment S-1B2C3D4E comes up', true],
  ['cancelled', 'Appointment S-1B2C3D4E is cancelled', false],
  ['unplaced', 'Appointment S-1B2C3D4E is called off', false],
] as const)('%s: reference, time, minutes, and the way in if there is one', (news, head, isOn) => {
  const { subject, text } = therapistWords(news, letter);
  expect(subject).toBe(head);
  expect(text).toContain('Mon 23 November 2026, 3:00 PM to 3:30 PM (India time), 30 minutes');
  expect(text).toContain('Reference: S-1B2C3D4E');
  expect(text.includes(letter.joinLink)).toBe(isOn);
  expect(text).toContain(letter.supportEmail);
  expect(`${subject}${text}`).not.toMatch(/therap|counsel|session/i);
});
