import type { PurchaseSummary } from '../contract/schemas.ts';
import { expect, test } from 'vitest';
import { purchaseRows } from './purchase-rows.ts';
import { refundInWords } from './purchase-words.ts';

const BOUGHT: PurchaseSummary = {
  id: '1',
  orderId: '1',
  productId: 'custom-1100',
  kind: 'custom-package',
  title: '5 questions, answered within 1 week',
  stage: 'Waiting',
  state: 'paid',
  until: null,
  stands: true,
  doctor: 'N/A',
  date: 'N/A',
  isoDate: null,
  slot: 'N/A',
  supportFor: null,
  pseudoName: null,
  mobile: null,
  address: null,
  language: null,
  services: [],
  amountPaid: 1100,
  currency: 'INR',
  paymentId: 'pay_1',
  createdAt: '2026-11-21T05:59:00Z',
  paidAt: '2026-11-21T06:00:00Z',
  receiptNumber: 'DHR/2627/000001',
  dueAt: '2026-11-28T06:00:00Z',
  refunds: [],
  cancellation: null,
};

test('what a package does not have is left out; its due time is there, once', () => {
  expect(purchaseRows(BOUGHT)).toEqual([
    ['Answer due by', '11:30 AM, 28 Nov (IST)'],
    ['Amount paid', '₹1,100 (INR)'],
    ['Payment id', 'pay_1'],
  ]);
  const said = { ...BOUGHT, stage: 'Answer due by 11:30 AM, 28 Nov (IST)' };
  expect(purchaseRows(said).map(([term]) => term)).not.toContain('Answer due by');
  expect(purchaseRows({ ...BOUGHT, stands: false }).map(([term]) => term)).not.toContain(
    'Answer due by',
  );
});

test('when the report of an assessment is due stands with the assessment, not among its facts', () => {
  const rows = purchaseRows({ ...BOUGHT, kind: 'assessment', doctor: 'A. Therapist' });
  expect(rows.map(([term]) => term)).toEqual(['With', 'Amount paid', 'Payment id']);
});

test('a session shows its therapist, date, time in India and all that was given', () => {
  const session: PurchaseSummary = {
    ...BOUGHT,
    kind: 'therapy',
    doctor: 'A. Therapist',
    date: 'Mon Nov 23 2026',
    isoDate: '2026-11-23',
    slot: '10:00 AM',
    supportFor: 'other',
    pseudoName: 'Asha',
    mobile: '9876543210',
    address: 'Nagpur',
    language: 'Hindi',
    services: ['Counselling', 'Assessment'],
    dueAt: null,
  };
  expect(purchaseRows(session)).toEqual([
    ['With', 'A. Therapist'],
    ['Date', 'Mon Nov 23 2026'],
    ['Time', '10:00 AM (IST)'],
    ['Support for', 'Someone else'],
    ['Name used', 'Asha'],
    ['Mobile', '9876543210'],
    ['Address', 'Nagpur'],
    ['Language', 'Hindi'],
    ['Services', 'Counselling, Assessment'],
    ['Amount paid', '₹1,100 (INR)'],
    ['Payment id', 'pay_1'],
  ]);
});

test('a plan is named as one, and has no time of its own', () => {
  const plan = { ...BOUGHT, kind: 'plan', doctor: 'Pack of 6 sessions', dueAt: null } as const;
  const rows = purchaseRows({ ...plan, isoDate: '2026-11-21' });
  expect(rows.slice(0, 3).map(([term]) => term)).toEqual(['Plan', 'Amount paid', 'Payment id']);
  expect(rows[0]).toEqual(['Plan', 'Pack of 6 sessions']);
});

test('a refund says how far it is and why', () => {
  const refund = { amountPaise: 55_050, state: 'sent', reason: 'duplicate' } as const;
  expect(refundInWords(refund)).toBe(
    '₹550.50 was sent back; your bank has not confirmed it yet: paid twice',
  );
});

test('what was not paid has a price, and no due time', () => {
  const unpaid = {
    ...BOUGHT,
    state: 'not-paid',
    stands: false,
    paidAt: null,
    paymentId: null,
  } as const;
  expect(purchaseRows(unpaid)).toEqual([['Price', '₹1,100 (INR)']]);
});
