import type { ProductKind } from '../contract/products.ts';
import type { PurchaseStatus } from '../contract/schemas.ts';
import { m } from '@dhruva/web/paraglide/messages.js';

interface NextSteps {
  /** The message shown when it is paid. */
  readonly paid: (title: string) => string;
  /** Link to what was bought. */
  readonly goOn: StepLink;
  /** Link to where it can be bought again. */
  readonly again: StepLink;
}

interface StepLink {
  readonly to: string;
  readonly label: string;
  readonly state?: (productId: string) => object;
}

const PREDICTIONS: StepLink = { to: '/profile?tab=predictions', label: m.payment_to_predictions() };
const BOOKINGS: StepLink = { to: '/profile?tab=bookings', label: m.payment_to_bookings() };
const again = (to: string): StepLink => ({ to, label: m.payment_again() });

const BY_KIND: Record<ProductKind, NextSteps> = {
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
    // The intake form follows the purchase, even one completed on another page (decision 25).
    goOn: { ...BOOKINGS, state: () => ({ intake: true }) },
    again: again('/plans'),
  },
  therapy: { paid: m.payment_paid_session, goOn: BOOKINGS, again: again('/paid') },
  assessment: {
    paid: (name) => m.payment_paid_assessment({ name }),
    goOn: BOOKINGS,
    again: again('/assignment'),
  },
};

export interface NextLink {
  readonly to: string;
  readonly label: string;
  readonly state: object | undefined;
}

const linkOf = ({ to, label, state }: StepLink, productId: string): NextLink => ({
  to,
  label,
  state: state?.(productId),
});

/** The message and link for a paid purchase, or the link to try again, by product. */
export const nextSteps = ({ kind, productId, title }: PurchaseStatus) => {
  const { paid, goOn, again } = BY_KIND[kind];
  return {
    paid: paid(title),
    goOn: linkOf(goOn, productId),
    again: linkOf(again, productId),
  };
};
