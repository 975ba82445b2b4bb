import { DAY_MS } from '@dhruva/kernel/durations';
import { ASSESSMENT_STATES } from '../contract/schemas.ts';
import { expect, it } from 'vitest';
import { isDue, REMINDER_KINDS } from './reminder.rules.ts';

const boughtAt = new Date('2026-11-21T06:30:00Z');
const after = (days: number): Date => new Date(boughtAt.getTime() + days * DAY_MS);
const progress = { state: 'bought', boughtAt, dueAt: after(14), revokedAt: null } as const;
const SECOND = 1 / 86_400;

it.each([
  ['just bought', 0, []],
  ['a second too early for the form', 3 - SECOND, []],
  ['three days after the purchase', 3, ['form']],
  ['a second too early for the report', 11 - SECOND, ['form']],
  ['three days before it is due', 11, ['form', 'report']],
  ['a second before it is due', 14 - SECOND, ['form', 'report']],
  ['when it is due', 14, []],
])('%s', (_, days, kinds) => {
  expect(REMINDER_KINDS.filter((kind) => isDue(kind, progress, after(days)))).toEqual(kinds);
});

it('of the form only until it was sent, of the report only until it was delivered', () => {
  const reminded = ASSESSMENT_STATES.map((state) =>
    REMINDER_KINDS.filter((kind) => isDue(kind, { ...progress, state }, after(12))),
  );
  expect(reminded).toEqual([['form', 'report'], ['form', 'report'], ['report'], []]);
});

it('not of what was taken back', () => {
  const revoked = { ...progress, revokedAt: after(1) };
  expect(REMINDER_KINDS.filter((kind) => isDue(kind, revoked, after(12)))).toEqual([]);
});
