import type { JulianDayTt } from '../../units.ts';
import { centuriesFromJ2000, DAYS_PER_CENTURY } from '../centuries.ts';
import type { Rated } from './chebyshev.ts';

const C0 = 125.0445479;
const C1 = -1934.1362891;
const C2 = 0.0020754;
const C3 = 1 / 467_441;
const C4 = -1 / 60_616_000;

/** Mean ascending node of the Moon, mean equinox of date (Meeus, Astronomical Algorithms, 47.7). */
export const meanNode = (jdTt: JulianDayTt): Rated => {
  const t = centuriesFromJ2000(jdTt);
  return {
    value: C0 + t * (C1 + t * (C2 + t * (C3 + t * C4))),
    rate: (C1 + t * (2 * C2 + t * (3 * C3 + t * 4 * C4))) / DAYS_PER_CENTURY,
  };
};
