const UNTIL = / तक$/u;

/** A stretch of months as an adverb: it ends in "तक" already, a single month takes "में". */
export const during = (months: string): string => (UNTIL.test(months) ? months : `${months} में`);

/** The same for what is done at some time in it: "मार्च से जून 2027 के बीच". */
export const between = (months: string): string =>
  UNTIL.test(months) ? months.replace(UNTIL, ' के बीच') : `${months} में`;
