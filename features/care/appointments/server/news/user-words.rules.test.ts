import { expect, it } from 'vitest';
import { userWords } from './user-words.rules.ts';

const NEWS = ['booked', 'moved', 'cancelled', 'unplaced', 'day-before', 'hour-before'] as const;
const letter = {
  name: 'Asha',
  reference: 'S-1B2C3D4E',
  therapist: 'Sample therapist B',
  startsAt: new Date('2026-12-31T18:00:00Z'),
  endsAt: new Date('2026-12-31T18:45:00Z'),
  paidBy: 'order',
  moveUntil: new Date('2026-12-30T18:00:00Z'),
  chooseBy: null,
  joinLink: 'https://dhruva.test/join#key',
  bookingsLink: 'https://dhruva.test/profile#S-1B2C3D4E',
  supportEmail: 'help@dhruva.test',
} as const;

it.each(NEWS)('%s: a subject fit for a lock screen, and help at the foot', (news) => {
  const { subject, text } = userWords(news, letter);
  expect(subject).toMatch(/appointment/);
  expect(subject).not.toMatch(/Asha|therap|session|counsel|https?:/i);
  expect(text.startsWith('Hello Asha,\n\n')).toBe(true);
  expect(text).toContain('help@dhruva.test and name S-1B2C3D4E');
  expect(text.split('\n').slice(-5).join()).toMatch(/Need help now.*14416 or 1-800-891-4416.*112/);
  expect(text).not.toMatch(/null|undefined|Invalid/);
});

it.each(['booked', 'moved', 'day-before', 'hour-before'] as const)(
  '%s: when, in India over the turn of the year, and the way in',
  (news) => {
    const { text } = userWords(news, letter);
    expect(text).toContain('Thu 31 December 2026, 11:30 PM to 12:15 AM (India time)');
    expect(text).toContain(letter.joinLink);
    expect(text).toContain('Until Wed 30 December 2026, 11:30 PM (India time) you can move it');
  },
);

it('the way in is not told of what does not take place', () => {
  for (const news of ['cancelled', 'unplaced'] as const)
    expect(userWords(news, letter).text).not.toContain(letter.joinLink);
});

it('says what can be had back, by what it was paid with', () => {
  const texts = (paidBy: 'order' | 'credit') =>
    NEWS.map((news) => userWords(news, { ...letter, paidBy }).text).join('\n');
  expect(texts('order')).toMatch(/at least 24 hours before it starts, half/);
  expect(texts('order')).not.toContain('your plan');
  expect(texts('credit')).toMatch(/goes back to your plan; later it counts as used/);
  expect(texts('credit')).not.toMatch(/half|paid goes back/);
});

it('says until when another time can be chosen, and that no move is free any more', () => {
  const chooseBy = new Date('2026-12-31T18:30:00Z');
  expect(userWords('unplaced', { ...letter, chooseBy }).text).toContain(
    'until Fri 1 January 2027, 12:00 AM (India time)',
  );
  expect(userWords('booked', { ...letter, moveUntil: null }).text).toContain(
    'can no longer be moved free of charge',
  );
});

it('greets nobody by no name', () => {
  expect(userWords('booked', { ...letter, name: '' }).text.startsWith('Hello,\n')).toBe(true);
});
