import { randomUUID } from 'node:crypto';
import { THERAPIST_IDS } from '@dhruva/contract/catalogue/therapists';
import { expect, it } from 'vitest';
import { assessmentRefund, therapistFor } from './assessment.rules.ts';

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
