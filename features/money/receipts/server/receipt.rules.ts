import { indianDay } from '@dhruva/civil-time';
import type { Receipt } from '../contract/schemas.ts';
import { placeOfSupply } from './tax/place-of-supply.rules.ts';
import { splitTax, type TaxClass } from './tax/tax.rules.ts';

export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly gstin: string | null;
  readonly state: string;
  readonly email: string;
}

/** The data of a purchase that a receipt needs. */
export interface ReceiptPurchase {
  readonly number: string;
  readonly amountPaise: number;
  readonly paymentId: string;
  readonly paidAt: Date;
  readonly buyerName: string;
  /** The buyer's postal address, if given. */
  readonly address: string | null;
  readonly creditNotes: readonly {
    readonly number: string;
    readonly amountPaise: number;
    readonly reason: string;
    readonly issuedAt: Date;
  }[];
}

/**
 * The document's title: "Receipt" for a seller without GSTIN; with one, "Bill of supply" for exempt services
 * and "Tax invoice" for the rest.
 */
const headingOf = (seller: Seller, percent: number): string => {
  if (seller.gstin === null) return 'Receipt';
  return percent === 0 ? 'Bill of supply' : 'Tax invoice';
};

/** Builds the receipt of a purchase. Prices include tax; an unregistered seller shows none. */
export const receiptOf = (
  sold: ReceiptPurchase,
  seller: Seller,
  { taxClass, simulated }: { readonly taxClass: TaxClass; readonly simulated: boolean },
): Receipt => {
  const place = placeOfSupply(sold.address);
  const isRegistered = seller.gstin !== null;
  const percent = isRegistered ? taxClass.percent : 0;
  const split = splitTax(sold.amountPaise, {
    percent,
    isSameState: place === null || place === seller.state,
  });
  const { name, address, gstin, email } = seller;
  return {
    number: sold.number,
    heading: headingOf(seller, percent),
    issuedOn: indianDay(sold.paidAt),
    seller: { name, address, gstin, email },
    buyer: { name: sold.buyerName, placeOfSupply: place },
    line: {
      // What was bought is shown only after sign-in (decision 55).
      description: taxClass.heading,
      sac: isRegistered ? taxClass.sac : null,
      taxablePaise: split.taxablePaise,
    },
    taxes: [...split.taxes],
    totalPaise: sold.amountPaise,
    paymentId: sold.paymentId,
    paidAt: sold.paidAt.toISOString(),
    creditNotes: sold.creditNotes.map(({ number, amountPaise, reason, issuedAt }) => ({
      number,
      issuedOn: indianDay(issuedAt),
      paise: amountPaise,
      reason,
    })),
    simulated,
  };
};
