import { expect, it } from 'vitest';
import { REFUND_REASONS } from '../refund.rules.ts';
import { paidWords, refundedWords } from './notice-words.rules.ts';

const letter = {
  name: 'Asha',
  amountPaise: 810_000,
  paymentId: 'pay_A',
  link: 'https://dhruva.test/profile#bookings',
  supportEmail: 'help@dhruva.test',
};

it('says what was paid, with its numbers, and what is promised in India time', () => {
  const dueAt = new Date('2026-11-23T12:10:00Z');
  const { subject, text } = paidWords({ ...letter, receiptNumber: 'DHR/2627/000001', dueAt });
  expect(subject).toBe('We have received your payment of ₹8,100');
  for (const part of ['Hello Asha,', 'for your booking', 'pay_A', 'DHR/2627/000001', letter.link]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/Due by 23 November 2026.* 5:40 pm \(IST\)/);
});

it('leaves out what there is none of', () => {
  const { text } = paidWords({ ...letter, name: '', receiptNumber: null, dueAt: null });
  expect(text.startsWith('Hello,\n')).toBe(true);
  expect(text).not.toMatch(/Receipt|Due by|null/);
});

it('says why money comes back, for each reason in its own words', () => {
  const texts = REFUND_REASONS.map(
    (reason) => refundedWords({ ...letter, reason, creditNoteNumber: 'DHRC/2627/000001' }).text,
  );
  expect(new Set(texts).size).toBe(REFUND_REASONS.length);
  for (const text of texts) expect(text).toMatch(/5 to 7 working days[^]*Credit note: DHRC/);
});
