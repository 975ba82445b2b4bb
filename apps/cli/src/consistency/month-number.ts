/** Months since year 0 of an ISO day or month (`YYYY-MM…`). */
export const monthNumber = (iso: string): number =>
  12 * Number(iso.slice(0, 4)) + Number(iso.slice(5, 7));
