import { UNITS_PER_DEGREE, type PackedBody } from './packed-body.ts';

/**
 * A body's decoded Chebyshev coefficients, degrees, those of a segment side by side, from `start`
 * (Julian day TT).
 */
export interface Segments {
  readonly start: number;
  readonly days: number;
  readonly orders: number;
  readonly coefficients: Float64Array;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BITS_OF_A_DIGIT = 6;

/** The value of each digit by its character code. */
const digitValues = (): Uint8Array => {
  const values = new Uint8Array(128);
  for (let value = 0; value < BASE64.length; value += 1) values[BASE64.charCodeAt(value)] = value;
  return values;
};

/** Reads whole numbers of up to 31 bits from base64, high bit first. */
const bitReader = (base64: string): ((bits: number) => number) => {
  const values = digitValues();
  let place = 0;
  let digit = 0;
  let left = 0;
  return (bits) => {
    let value = 0;
    let missing = bits;
    while (missing > 0) {
      if (left === 0) {
        digit = values[base64.charCodeAt(place)] ?? 0;
        place += 1;
        left = BITS_OF_A_DIGIT;
      }
      const taken = Math.min(missing, left);
      left -= taken;
      missing -= taken;
      value = (value << taken) | ((digit >> left) & ((1 << taken) - 1));
    }
    return value;
  };
};

/** Decodes the packed series of a body; takes some milliseconds, done once. */
export const decode = (body: PackedBody, unitsPerDegree = UNITS_PER_DEGREE): Segments => {
  const { start, days, segments, columns, data } = body;
  const orders = columns.length;
  const coefficients = new Float64Array(segments * orders);
  const next = bitReader(data);
  for (const [order, [least, bits]] of columns.entries()) {
    for (let segment = 0; segment < segments; segment += 1) {
      coefficients[segment * orders + order] = (least + next(bits)) / unitsPerDegree;
    }
  }
  return { start, days, orders, coefficients };
};
