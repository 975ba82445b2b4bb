import type { JulianDayTt } from '../../units.ts';
import { centuriesFromJ2000, DAYS_PER_CENTURY } from '../centuries.ts';
import type { ValueAndRate } from './chebyshev.ts';

const C0 = 125.04455501;
const C1 = -1934.13626197;
const C2 = 0.0020756111;
const C3 = 2.13944e-6;
const C4 = -1.64972e-8;

/**
 * Longitude of the Moon's mean ascending node, degrees on the mean equinox of date, and its rate
 * (IERS Conventions 2010, 5.43, after Simon et al. 1994). Published expressions lie up to 0.1″
 * apart, some 45 s of its motion.
 */
export const meanNode = (jdTt: JulianDayTt): ValueAndRate => {
  const t = centuriesFromJ2000(jdTt);
  return {
    value: C0 + t * (C1 + t * (C2 + t * (C3 + t * C4))),
    rate: (C1 + t * (2 * C2 + t * (3 * C3 + t * 4 * C4))) / DAYS_PER_CENTURY,
  };
};
