/** What can be bought. Payments know these words only; what each means lies with its feature. */
export const PRODUCT_KINDS = [
  'question',
  'compatibility',
  'custom-package',
  'plan',
  'therapy',
  'assessment',
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Prices in integer paise. The server charges from the catalogue only. */
export const QUESTION_PRICE_PAISE = { 99: 9_900, 199: 19_900 } as const;
export const COMPATIBILITY_PRICE_PAISE = 24_900;
