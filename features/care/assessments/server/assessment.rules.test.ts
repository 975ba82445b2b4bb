import { randomUUID } from 'node:crypto';
import { ASSESSMENT_IDS } from '../contract/catalogue.ts';
import { THERAPIST_IDS } from '@dhruva/care/therapists/contract/catalogue';
import { expect, it } from 'vitest';
import { assessmentRefund, assessmentState, dueAtOf, therapistFor } from './assessment.rules.ts';

it('gives everybody back what was paid the same day in India, and nothing later', () => {
  const paid = { amountPaise: 80_000, paidAt: new Date('2026-11-21T03:00:00Z') };
  expect(assessmentRefund(paid, new Date('2026-11-21T18:29:59Z'))?.refundPaise).toBe(80_000);
  expect(assessmentRefund(paid, new Date('2026-11-21T18:30:00Z'))).toBeUndefined();
});

it('chooses the same therapist for the same purchase, and all of them over many', () => {
  const orders = Array.from({ length: 400 }, () => randomUUID());
  const chosen = orders.map((order) => therapistFor(order));
  expect(orders.map((order) => therapistFor(order))).toEqual(chosen);
  expect(new Set(chosen)).toEqual(new Set(THERAPIST_IDS));
});

it('promises each report 14 days after the purchase, at the same time of day', () => {
  const boughtAt = new Date('2026-12-24T18:40:00Z');
  for (const id of ASSESSMENT_IDS)
    expect(dueAtOf(id, boughtAt).toISOString()).toBe('2027-01-07T18:40:00.000Z');
});

it.each([
  ['bought', { hasReport: false, hasSentForm: false, hasDraft: false }],
  ['form-open', { hasReport: false, hasSentForm: false, hasDraft: true }],
  ['with-therapist', { hasReport: false, hasSentForm: true, hasDraft: false }],
  ['with-therapist', { hasReport: false, hasSentForm: true, hasDraft: true }],
  ['report-ready', { hasReport: true, hasSentForm: true, hasDraft: false }],
  ['report-ready', { hasReport: true, hasSentForm: false, hasDraft: true }],
] as const)('is %s by what was last done', (state, done) => {
  expect(assessmentState(done)).toBe(state);
});
