import { HELPLINES } from '@dhruva/safety';
import { expect, it } from 'vitest';
import { confirmationMailWords, teamMailWords } from './support-words.rules.ts';

const TICKET = {
  number: 'T-7K3M9Q',
  issue: 'payment',
  message: 'I paid twice.\r\nBcc: everybody@example.in',
  answerTo: 'asha@example.in',
  distress: false,
} as const;

it('tells support everything, under a subject of our own words', () => {
  const { subject, text } = teamMailWords(TICKET);
  expect(subject).toBe('T-7K3M9Q (payment)');
  expect(text).toContain('I paid twice.');
  expect(text).toContain('asha@example.in');
  expect(teamMailWords({ ...TICKET, answerTo: null }).text).toContain('no answer wanted');
});

it('puts distress first', () => {
  expect(teamMailWords({ ...TICKET, distress: true }).subject).toBe(
    'URGENT, speaks of distress: T-7K3M9Q (payment)',
  );
});

it('repeats nothing to whoever wrote, and names help where the words ask for it', () => {
  const common = { number: TICKET.number, supportEmail: 'help@dhruva.test' };
  const calm = confirmationMailWords({ ...common, distress: false }).text;
  expect(calm).toContain('T-7K3M9Q');
  expect(calm).not.toMatch(/paid twice|14416/);
  const hard = confirmationMailWords({ ...common, distress: true }).text;
  for (const { numbers } of HELPLINES)
    for (const { shown } of numbers) expect(hard).toContain(shown);
});
