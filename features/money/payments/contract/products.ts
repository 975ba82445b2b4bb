/**
 * The kinds of products. Payments know only these names; their meaning is up to the feature that sells them.
 */
export const PRODUCT_KINDS = [
  'question',
  'compatibility',
  'custom-package',
  'plan',
  'therapy',
  'assessment',
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Prices in integer paise. The server charges only these. */
export const QUESTION_PRICE_PAISE = { 99: 9_900, 199: 19_900 } as const;
export const COMPATIBILITY_PRICE_PAISE = 24_900;
