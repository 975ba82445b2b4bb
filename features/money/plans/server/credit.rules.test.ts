import { describe, expect, it } from 'vitest';
import { creditsInWords, expiryOf, planRefund } from './credit.rules.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

describe('expiryOf', () => {
  it.each([
    ['2026-11-21 00:10:00', 3, '2027-02-22 00:00:00'],
    ['2026-11-21 23:50:00', 6, '2027-05-22 00:00:00'],
    ['2026-11-30 12:00:00', 3, '2027-03-01 00:00:00'],
    ['2027-08-31 12:00:00', 6, '2028-03-01 00:00:00'],
  ])('%s and %i months', (paid, months, expiry) => {
    expect(expiryOf(inIndia(paid), months)).toEqual(inIndia(expiry));
  });
});

const expiresAt = inIndia('2027-02-22 00:00:00');

it.each([
  ['all of it on the day of payment', 6, '2026-11-21 23:59:59', 810_000],
  ['half of what is unused that day, once a session was used', 5, '2026-11-21 23:00:00', 337_500],
  ['half on the next day', 6, '2026-11-22 00:00:00', 405_000],
  ['half of the last session', 1, '2027-02-21 23:59:59', 67_500],
  ['nothing when used up', 0, '2026-11-21 12:00:00', undefined],
  ['nothing when it ended', 6, '2027-02-22 00:00:00', undefined],
])('gives back %s', (_, unused, now, refundPaise) => {
  const plan = {
    amountPaise: 810_000,
    paidAt: inIndia('2026-11-21 09:00:00'),
    credits: { total: 6, unused, expiresAt },
  };
  expect(planRefund(plan, inIndia(now))?.refundPaise).toBe(refundPaise);
});

it('says by which rule', () => {
  const plan = {
    amountPaise: 810_000,
    paidAt: inIndia('2026-11-21 09:00:00'),
    credits: { total: 6, unused: 6, expiresAt },
  };
  const ruleAt = (now: string) => planRefund(plan, inIndia(now))?.rule;
  expect(ruleAt('2026-11-21 10:00:00')).toBe('On the day of payment: everything is given back');
  expect(ruleAt('2026-11-22 10:00:00')).toBe('Half of the sessions not used is given back');
});

it('says what is left and until when', () => {
  const words = (total: number, unused: number, now: string) =>
    creditsInWords({ total, unused, expiresAt }, inIndia(now));
  expect(words(6, 4, '2026-12-01 00:00:00')).toBe(
    '4 of 6 sessions left, valid until 21 February 2027',
  );
  expect(words(1, 1, '2027-02-21 23:59:59')).toBe(
    '1 of 1 session left, valid until 21 February 2027',
  );
  expect(words(6, 4, '2027-02-22 00:00:00')).toBe('Ended on 21 February 2027');
});
