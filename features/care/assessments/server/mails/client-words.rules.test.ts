import { expect, it } from 'vitest';
import { clientWords } from './client-words.rules.ts';

const letter = {
  name: 'Asha',
  bookingsLink: 'https://dhruva.test/profile#bookings',
  supportEmail: 'help@dhruva.test',
};

it.each(['report-ready', 'form-wanted'] as const)('%s: discreet, with the way in', (news) => {
  const { subject, text } = clientWords(news, letter);
  expect(subject).toMatch(/^Your booking /);
  expect(`${subject} ${text}`).not.toMatch(/assess|report|therap|counsel|intake/i);
  expect(text.startsWith('Hello Asha,\n\n')).toBe(true);
  expect(text).toContain(letter.bookingsLink);
  expect(clientWords(news, { ...letter, name: '' }).text.startsWith('Hello,\n')).toBe(true);
});
