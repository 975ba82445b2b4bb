import type { Finding } from '@dhruva/jyotish';

const MONTHS_A_YEAR = 12;

/** Months from one date to another, of `YYYY-MM` or `YYYY-MM-DD`; negative for an earlier one. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * MONTHS_A_YEAR +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/** Whether what a finding tells lasts on a day, `YYYY-MM-DD`; what is of the birth chart does not pass. */
export const runsOn = ({ during }: Pick<Finding, 'during'>, day: string): boolean =>
  during !== undefined && during.start <= day && day <= during.end;

/** Months ahead within which what ends or begins is told as a date to wait for. */
export const NEAR_MONTHS = 36;
