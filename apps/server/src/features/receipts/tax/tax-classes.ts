import type { ProductKind } from '@dhruva/contract/catalogue/products';

/** `sac`: services accounting code; `percent`: GST contained in the price, 0 where the supply is exempt. */
export interface TaxClass {
  readonly sac: string;
  readonly percent: number;
  /** What the receipt calls the service. */
  readonly heading: string;
}

const ANSWERS = { sac: '999799', percent: 18, heading: 'Astrological reading' } as const;
const CARE = { sac: '999319', percent: 0, heading: 'Counselling service' } as const;

/**
 * The class of each kind of product, to be confirmed by the seller's accountant: SAC 999799 other services, and
 * 999319 other human health services, exempt (notification 12/2017-Central Tax (Rate), entry 74).
 */
export const TAX_CLASSES: Readonly<Record<ProductKind, TaxClass>> = {
  question: ANSWERS,
  compatibility: ANSWERS,
  'custom-package': ANSWERS,
  plan: CARE,
  therapy: CARE,
  assessment: { ...CARE, heading: 'Psychological assessment' },
};
