/** List phrases of a language; an empty list gives "", a single item itself. */
export interface Lists {
  /** "a, b and c" */
  readonly joined: (items: readonly string[]) => string;
  /** For items that hold an "and" themselves: "a and b, as well as c and d". */
  readonly paired: (items: readonly string[]) => string;
  /** In order of rank: "a first, then b, then c". */
  readonly ranked: (items: readonly string[]) => string;
  /** In order of time: "a, then b". */
  readonly inSequence: (items: readonly string[]) => string;
}

/** Month phrases of a language; months are given as `YYYY-MM`. */
export interface Months {
  /** "March 2027" */
  readonly one: (month: string) => string;
  /** Both ends of a stretch: "March to June 2027". */
  readonly stretch: (from: string, to: string) => string;
  /** Single months, in order: "November 2026, and August and September 2027". */
  readonly several: (months: readonly string[]) => string;
}
