/** A stretch of months as an adverb: "from March to June 2028", "in March 2028". */
export const inStretch = (months: string): string =>
  months.includes(' to ') ? `from ${months}` : `in ${months}`;
