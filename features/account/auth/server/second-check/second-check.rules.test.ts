import { DAY_MS } from '@dhruva/kernel/durations';
import { dateInWords } from '@dhruva/civil-time';
import { expect, it } from 'vitest';
import { claimDay, maskEmail, needsSecondCheck, SECOND_CHECK } from './second-check.rules.ts';

const NOW = 1_800_000_000_000;
const rule = { awayMs: 90 * DAY_MS };
const after = (days: number, deviceKnown: boolean) =>
  needsSecondCheck({ lastSeenAt: NOW - days * DAY_MS, deviceKnown }, NOW, rule);

it('asks after more than 90 days on a device that is not known', () => {
  expect([after(0, false), after(89, false), after(90, false)]).toEqual([false, false, false]);
  expect(
    needsSecondCheck({ lastSeenAt: NOW - 90 * DAY_MS - 1, deviceKnown: false }, NOW, rule),
  ).toBe(true);
  expect(after(120, false)).toBe(true);
});

it('goes by 90 days away and a year of an account', () => {
  expect(SECOND_CHECK).toEqual({
    awayMs: 90 * DAY_MS,
    claimMs: 365 * DAY_MS,
  });
});

it('never asks on a known device', () => {
  expect(after(120, true)).toBe(false);
});

it('takes the time as an argument', () => {
  const returning = { lastSeenAt: NOW - 2, deviceKnown: false };
  expect(needsSecondCheck(returning, NOW, { awayMs: 1 })).toBe(true);
});

it.each([
  ['asha@gmail.com', 'a•••@g•••.com'],
  ['a@b.co.in', 'a•••@b•••.in'],
  ['आशा@उदाहरण.भारत', 'आ•••@उ•••.भारत'],
  ['@mail.example', '•••@m•••.example'],
  ['"a@b"@mail.example', '"•••@m•••.example'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

it('keeps a parked account for a year of days in India', () => {
  const evening = Date.parse('2026-11-21T23:00:00Z');
  expect(claimDay(evening, { claimMs: 365 * DAY_MS })).toBe('2027-11-22');
  expect(dateInWords('2027-11-22')).toBe('22 November 2027');
});
