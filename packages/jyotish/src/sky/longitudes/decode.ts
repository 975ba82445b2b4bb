import type { PackedBody } from './packed-body.ts';

/** A body's decoded Chebyshev coefficients, degrees, those of a segment side by side. */
export interface Segments {
  readonly days: number;
  readonly orders: number;
  readonly coefficients: Float64Array;
}

/** Reads whole numbers of up to 31 bits from base64, high bit first. */
const bitReader = (base64: string): ((bits: number) => number) => {
  const bytes = atob(base64);
  let position = 0;
  return (bits) => {
    let value = 0;
    let missing = bits;
    while (missing > 0) {
      const inByte = position & 7;
      const taken = Math.min(missing, 8 - inByte);
      const byte = bytes.charCodeAt(position >> 3);
      value = (value << taken) | ((byte >> (8 - inByte - taken)) & ((1 << taken) - 1));
      position += taken;
      missing -= taken;
    }
    return value;
  };
};

/** Decodes the packed series of a body; takes some milliseconds, done once. */
export const decode = (body: PackedBody, unitsPerDegree: number): Segments => {
  const { days, segments, columns, data } = body;
  const orders = columns.length;
  const coefficients = new Float64Array(segments * orders);
  const next = bitReader(data);
  for (const [order, [least, bits]] of columns.entries()) {
    for (let segment = 0; segment < segments; segment += 1) {
      coefficients[segment * orders + order] = (least + next(bits)) / unitsPerDegree;
    }
  }
  return { days, orders, coefficients };
};
