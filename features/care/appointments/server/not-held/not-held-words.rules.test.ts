import { expect, it } from 'vitest';
import {
  heldWords,
  notHeldWords,
  caseOpenedWords,
  supportWords,
  therapistWords,
} from './not-held-words.rules.ts';

const letter = {
  name: 'Asha',
  reference: 'S-1B2C3D4E',
  startsAt: new Date('2026-11-30T09:30:00Z'),
  paidBy: 'order',
  bookingsLink: 'https://dhruva.test/profile',
  supportEmail: 'help@dhruva.test',
} as const;
const byCredit = { ...letter, paidBy: 'credit' } as const;
const dueAt = new Date('2026-12-02T11:00:00Z');

it.each([
  ['said', caseOpenedWords(letter, dueAt)],
  ['not held', notHeldWords(letter, 'not-held')],
  ['not answered', notHeldWords(letter, 'not-answered')],
  ['held', heldWords(letter)],
])('%s: a subject fit for a lock screen, how to answer, and help at the foot', (_, words) => {
  const { subject, text } = words;
  expect(subject).toMatch(/appointment S-1B2C3D4E/);
  expect(subject).not.toMatch(/Asha|therap|session|counsel|https?:/i);
  expect(text.startsWith('Hello Asha,\n\n')).toBe(true);
  expect(text).toContain('Mon 30 November 2026, 3:00 PM (India time)');
  expect(text).toContain('help@dhruva.test and name S-1B2C3D4E');
  expect(text).toMatch(/Need help now/);
  expect(text).not.toMatch(/null|undefined|Invalid/);
});

it('says by when it is answered, and what happens if it is not', () => {
  expect(caseOpenedWords(letter, dueAt).text).toMatch(
    /by Wed 2 December 2026, 4:30 PM \(India time\)\. If we do not, everything you paid/,
  );
  expect(caseOpenedWords(byCredit, dueAt).text).toContain('goes back to your plan by itself');
});

it('says what is given back', () => {
  expect(notHeldWords(letter, 'not-held').text).toMatch(
    /did not take place[^]*Everything you paid/,
  );
  expect(notHeldWords(byCredit, 'not-answered').text).toMatch(
    /did not answer you in time[^]*back in your plan[^]*30 days/,
  );
});

it('says that nothing goes back without blaming anybody', () => {
  const { text } = heldWords({ ...letter, name: '' });
  expect(text.startsWith('Hello,\n')).toBe(true);
  expect(text).toMatch(/nothing goes back\. We may be missing something\.[^]*please answer/);
  expect(text).not.toMatch(/you (claim|failed|must|should)|wrong|false/i);
});

it('tells support the reference and the due time only', () => {
  const { subject, text } = supportWords('S-1B2C3D4E', dueAt);
  expect(`${subject}\n${text}`).toBe(
    [
      'S-1B2C3D4E: not held? Due Wed 2 December 2026, 4:30 PM (India time)',
      'A client says that this was not held.',
      '',
      'reference  S-1B2C3D4E',
      'due        Wed 2 December 2026, 4:30 PM (India time)',
    ].join('\n'),
  );
});

it('asks the therapist how it was, and names nobody', () => {
  const { subject, text } = therapistWords(letter, { dueAt, supportEmail: letter.supportEmail });
  expect(subject).toBe(`Appointment ${letter.reference}: did it take place?`);
  expect(text).toContain(
    'Please tell help@dhruva.test how you remember it, before Wed 2 December 2026',
  );
  expect(text).not.toContain(letter.name);
});
