import type { ProductKind } from '@dhruva/money/payments/contract/products';

/** What is said once a purchase is there, by what was bought. */
export const BOUGHT = {
  question: 'Payment successful! You can now get your answer.',
  compatibility: 'Payment successful! You can now get your answer.',
  'custom-package': 'Payment successful! Your questions have been submitted.',
  plan: 'Your plan has been purchased successfully!',
  therapy: 'Your appointment has been booked successfully!',
  assessment: 'Payment successful! Your assessment is open now.',
} as const satisfies Record<ProductKind, string>;
