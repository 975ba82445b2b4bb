export const CURRENCY = 'INR';

/** Whole rupees of an amount in paise, as the specification's calls carry them. */
export const rupeesOf = (paise: number): number => paise / 100;

/** The share a price is lower than the struck one, in whole percent (decision 3: computed, never claimed). */
export const discountPercent = (oldPaise: number, paise: number): number =>
  Math.round(((oldPaise - paise) / oldPaise) * 100);
