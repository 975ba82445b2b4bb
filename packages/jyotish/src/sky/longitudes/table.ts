import type { JulianDayTt } from '../../units.ts';
import { evaluate, type ValueAndRate } from './chebyshev.ts';
import { decode, type Segments } from './decode.ts';
import { TABLE, TABLE_START, UNITS_PER_DEGREE } from './table.generated.ts';

export type TableBody = keyof typeof TABLE;

/** A body's series, decoded on first use and kept. */
const decoded = (body: TableBody): (() => Segments) => {
  let segments: Segments | undefined;
  return () => (segments ??= decode(TABLE[body], UNITS_PER_DEGREE));
};

const SERIES: Readonly<Record<TableBody, () => Segments>> = {
  sun: decoded('sun'),
  moon: decoded('moon'),
  mercury: decoded('mercury'),
  venus: decoded('venus'),
  mars: decoded('mars'),
  jupiter: decoded('jupiter'),
  saturn: decoded('saturn'),
  rahuTrue: decoded('rahuTrue'),
};

/**
 * Apparent longitude of a body from the table, degrees on the mean equinox of date (not folded),
 * and its speed: light time and aberration included, nutation and light deflection not.
 */
export const tableLongitude = (body: TableBody, jdTt: JulianDayTt): ValueAndRate =>
  evaluate(SERIES[body](), jdTt - TABLE_START);
