import type { ProductKind } from '@dhruva/money/payments/contract/products';
import type { TaxClass } from './tax.rules.ts';

const ANSWERS = { sac: '999799', percent: 18, heading: 'Astrological reading' } as const;
const COUNSELLING = { sac: '999319', percent: 0, heading: 'Counselling service' } as const;

/**
 * The tax class of each product kind, to be confirmed by the seller's accountant: SAC 999799 other services,
 * and 999319 other human health services, exempt (notification 12/2017-Central Tax (Rate), entry 74).
 */
export const TAX_CLASSES: Readonly<Record<ProductKind, TaxClass>> = {
  question: ANSWERS,
  compatibility: ANSWERS,
  'custom-package': ANSWERS,
  plan: COUNSELLING,
  therapy: COUNSELLING,
  assessment: COUNSELLING,
};
