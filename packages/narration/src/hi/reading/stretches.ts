/** A stretch of months as an adverb: it ends in "तक" already, a single month takes "में". */
export const during = (months: string): string => (months.endsWith('तक') ? months : `${months} में`);
