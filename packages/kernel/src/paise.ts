export const CURRENCY = 'INR';

/** Paise → rupees, as the specification's calls carry them. */
export const rupeesOf = (paise: number): number => paise / 100;

/**
 * Discount of a price against the struck one, in whole percent (decision 3: computed, never
 * claimed).
 */
export const discountPercent = (oldPaise: number, paise: number): number =>
  Math.round(((oldPaise - paise) / oldPaise) * 100);
