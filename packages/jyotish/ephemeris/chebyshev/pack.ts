import type { Column, PackedBody } from '../../src/sky/longitudes/packed-body.ts';

const columnOf = (values: readonly number[]): Column => {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  return [least, Math.ceil(Math.log2(range + 1))];
};

/** Bits of a whole number, high bit first. */
const bitsOf = (value: number, width: number): string =>
  width === 0 ? '' : value.toString(2).padStart(width, '0');

const bytesOf = (bits: string): Buffer =>
  Buffer.from((bits.match(/.{1,8}/gu) ?? []).map((byte) => parseInt(byte.padEnd(8, '0'), 2)));

/**
 * Whole-number coefficients, a row a segment of `days` from `start` on → the form the engine reads.
 */
export const pack = (
  rows: readonly (readonly number[])[],
  { start, days }: Pick<PackedBody, 'start' | 'days'>,
): PackedBody => {
  const orders = (rows[0] ?? []).map((_, order) => order);
  const byOrder = orders.map((order) => rows.map((row) => row[order] ?? 0));
  const columns = byOrder.map(columnOf);
  const bits = byOrder.flatMap((values, order) => {
    const [least, width] = columns[order] ?? [0, 0];
    return values.map((value) => bitsOf(value - least, width));
  });
  return {
    start,
    days,
    segments: rows.length,
    columns,
    data: bytesOf(bits.join('')).toString('base64'),
  };
};

/** A series in degrees → whole units, the constant folded into one turn. */
export const quantise = (coefficients: readonly number[], unitsPerDegree: number): number[] =>
  coefficients.map((c, order) =>
    Math.round((order === 0 ? c - 360 * Math.floor(c / 360) : c) * unitsPerDegree),
  );
