/** Coefficients are whole numbers of one degree over this: 0.004″. */
export const UNITS_PER_DEGREE = 900_000;

/**
 * Packing of the coefficients of one order over all segments: the least value and the bits of each.
 */
export type Column = readonly [least: number, bits: number];

/**
 * The longitude of one body as Chebyshev segments of equal length laid end to end from `start`
 * (Julian day TT). Coefficients are whole units; column after column, each keeps `value − least` in
 * `bits` bits, high bit first; `data` is base64.
 */
export interface PackedBody {
  readonly start: number;
  readonly days: number;
  readonly segments: number;
  readonly columns: readonly Column[];
  readonly data: string;
}
