import { expect, it } from 'vitest';
import { deletionMailWords } from './deletion-mail-words.rules.ts';

const letter = { finalDeletionOn: '2035-04-01', refundPaise: 0, supportEmail: 'help@dhruva.test' };

it('names the day in words and where to turn to', () => {
  const { subject, text } = deletionMailWords(letter);
  expect(subject).toBe('Your account is deleted');
  expect(text).toContain('deleted for good on 1 April 2035.');
  expect(text).toContain('help@dhruva.test');
  expect(text).not.toContain('₹');
});

it('says what is on its way back', () => {
  expect(deletionMailWords({ ...letter, refundPaise: 1_050_050 }).text).toContain(
    '₹10,500.50 is on',
  );
});
