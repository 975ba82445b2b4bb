import type { ProductKind } from '@dhruva/money/payments/contract/products';
import { describe, expect, it } from 'vitest';
import { receiptOf, type Seller, type ReceiptPurchase } from './receipt.rules.ts';
import { TAX_CLASSES } from './tax/tax-classes.ts';

const SELLER: Seller = {
  name: 'Example Seller',
  address: '1 Example Road',
  gstin: '27AAAAA0000A1Z5',
  state: 'Maharashtra',
  email: 'support@dhruva.example',
};
const SOLD: ReceiptPurchase = {
  number: 'DHR/2627/000001',
  amountPaise: 110_000,
  paymentId: 'pay_1',
  paidAt: new Date('2026-11-21T20:00:00Z'),
  buyerName: 'Asha Rao',
  address: null,
  creditNotes: [
    {
      number: 'DHRC/2627/000001',
      amountPaise: 110_000,
      reason: 'cancelled',
      issuedAt: new Date('2026-11-22T18:30:00Z'),
    },
  ],
};
const receipt = (
  sold: Partial<ReceiptPurchase> = {},
  seller: Partial<Seller> = {},
  kind: ProductKind = 'custom-package',
) =>
  receiptOf(
    { ...SOLD, ...sold },
    { ...SELLER, ...seller },
    { taxClass: TAX_CLASSES[kind], simulated: false },
  );

describe('receiptOf', () => {
  it('is a tax invoice of a registered seller, dated by the days of India', () => {
    expect(receipt()).toMatchObject({
      heading: 'Tax invoice',
      issuedOn: '2026-11-22',
      buyer: { name: 'Asha Rao', placeOfSupply: null },
      line: {
        description: TAX_CLASSES['custom-package'].heading,
        sac: '999799',
        taxablePaise: 93_220,
      },
      taxes: [
        { label: 'CGST', paise: 8_390 },
        { label: 'SGST', paise: 8_390 },
      ],
      totalPaise: 110_000,
      creditNotes: [{ number: 'DHRC/2627/000001', issuedOn: '2026-11-23', paise: 110_000 }],
    });
  });

  it('has one tax between two states', () => {
    const { buyer, taxes } = receipt({ address: '7 Hidden Lane, Jaipur, Rajasthan' });
    expect([buyer.placeOfSupply, taxes]).toEqual([
      'Rajasthan',
      [{ label: 'IGST', percent: 18, paise: 16_780 }],
    ]);
  });

  it('is a bill of supply for what is exempt', () => {
    expect(receipt({}, {}, 'therapy')).toMatchObject({
      heading: 'Bill of supply',
      line: { sac: '999319', taxablePaise: 110_000 },
      taxes: [],
    });
  });

  it('is a plain receipt of a seller who is not registered', () => {
    expect(receipt({}, { gstin: null })).toMatchObject({
      heading: 'Receipt',
      seller: { gstin: null },
      line: { sac: null, taxablePaise: 110_000 },
      taxes: [],
    });
  });
});
