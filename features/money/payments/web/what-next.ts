import type { ProductKind } from '../contract/products.ts';
import type { PurchaseStatus } from '../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

interface WhatNext {
  /** What is said when it is paid. */
  readonly paid: (title: string) => string;
  /** Where what was bought is, and what the way there is called. */
  readonly goOn: Way;
  /** Where it can be bought again. */
  readonly again: Way;
}

interface Way {
  readonly to: string;
  readonly label: string;
  readonly state?: (productId: string) => object;
}

const PREDICTIONS: Way = {
  to: '/profile',
  label: m.payment_to_predictions(),
  state: () => ({ tab: 'predictions' }),
};
const BOOKINGS: Way = {
  to: '/profile',
  label: m.payment_to_bookings(),
  state: () => ({ tab: 'bookings' }),
};
const again = (to: string): Way => ({ to, label: m.payment_again() });

const BY_KIND: Record<ProductKind, WhatNext> = {
  question: {
    paid: m.payment_paid_answer,
    goOn: {
      to: '/Question',
      label: m.payment_to_answer(),
      state: (id) => ({ show: id }),
    },
    again: { ...again('/Question'), state: (id) => ({ ask: id }) },
  },
  compatibility: {
    paid: m.payment_paid_answer,
    goOn: PREDICTIONS,
    again: again('/#relationship-section'),
  },
  'custom-package': {
    paid: m.payment_paid_package,
    goOn: PREDICTIONS,
    again: again('/plans'),
  },
  plan: {
    paid: m.payment_paid_plan,
    // Decision 25: the intake form follows the purchase, also one that ended on another page.
    goOn: { ...BOOKINGS, state: () => ({ tab: 'bookings', intake: true }) },
    again: again('/plans'),
  },
  therapy: { paid: m.payment_paid_session, goOn: BOOKINGS, again: again('/paid') },
  assessment: {
    paid: (name) => m.payment_paid_assessment({ name }),
    goOn: BOOKINGS,
    again: again('/assignment'),
  },
};

export interface NextWay {
  readonly to: string;
  readonly label: string;
  readonly state: object | undefined;
}

const wayOf = ({ to, label, state }: Way, productId: string): NextWay => ({
  to,
  label,
  state: state?.(productId),
});

/** What is said of a paid purchase and where it leads, or where to try again, by what was bought. */
export const whatNext = ({ kind, productId, title }: PurchaseStatus) => {
  const { paid, goOn, again } = BY_KIND[kind];
  return {
    paid: paid(title),
    goOn: wayOf(goOn, productId),
    again: wayOf(again, productId),
  };
};
