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
export const CURRENCY = 'INR';

/** Whole rupees of an amount in paise, as the specification's calls carry them. */
export const rupeesOf = (paise: number): number => paise / 100;

/** The share a price is lower than the struck one, in whole percent (decision 3: computed, never claimed). */
export const discountPercent = (oldPaise: number, paise: number): number =>
  Math.round(((oldPaise - paise) / oldPaise) * 100);
