import type { Receipt } from '../../contract/schemas.ts';
import { expect, it } from 'vitest';
import { amountLines, creditLines, paidLine, supplyLine } from './receipt-lines.rules.ts';

const RECEIPT: Receipt = {
  number: 'DHR/2627/000001',
  heading: 'Tax invoice',
  issuedOn: '2026-11-22',
  seller: { name: 'Seller', address: 'Road', gstin: null, email: 'a@b.example' },
  buyer: { name: 'Asha', placeOfSupply: 'Goa' },
  line: { description: 'Reading', sac: '999799', taxablePaise: 10_432_204 },
  taxes: [{ label: 'IGST', percent: 18, paise: 1_877_796 }],
  totalPaise: 12_310_000,
  paymentId: 'pay_1',
  paidAt: '2026-11-21T20:00:00.000Z',
  creditNotes: [
    { number: 'DHRC/2627/000001', issuedOn: '2026-11-23', paise: 50, reason: 'cancelled' },
  ],
  simulated: false,
};

it('writes amounts with Indian commas, from the service to the total', () => {
  expect(amountLines(RECEIPT)).toEqual([
    { label: 'Reading', note: 'SAC 999799', amount: '₹1,04,322.04' },
    { label: 'IGST 18%', amount: '₹18,777.96' },
    { label: 'Total', amount: '₹1,23,100.00', isTotal: true },
  ]);
});

it('names each credit note and why it was written', () => {
  expect(creditLines(RECEIPT)).toEqual([
    { label: 'DHRC/2627/000001, 23 November 2026: cancelled', amount: '-₹0.50' },
  ]);
});

it.each([
  ['duplicate', 'paid twice'],
  ['cannot-be-given', 'could not be given'],
  ['amount-differs', 'another amount was paid'],
  ['promise-missed', 'the promised time was missed'],
  ['operator', 'given back by us'],
  ['something new', 'something new'],
])('says of %s: %s', (reason, words) => {
  const [note] = RECEIPT.creditNotes;
  if (!note) throw new Error('no credit note');
  const [line] = creditLines({ ...RECEIPT, creditNotes: [{ ...note, reason }] });
  expect(line?.label).toBe(`DHRC/2627/000001, 23 November 2026: ${words}`);
});

it('notes no accounting code where there is none', () => {
  const line = { ...RECEIPT.line, sac: null };
  expect(amountLines({ ...RECEIPT, line })[0]).toEqual({
    label: 'Reading',
    amount: '₹1,04,322.04',
  });
});

it('dates the payment by the days of India', () => {
  expect(paidLine(RECEIPT)).toBe('Paid on 22 November 2026. Payment id pay_1');
});

it('names a place of supply only where the address does', () => {
  expect(supplyLine(RECEIPT.buyer)).toEqual(['Place of supply: Goa']);
  expect(supplyLine({ name: 'Asha', placeOfSupply: null })).toEqual([]);
});
