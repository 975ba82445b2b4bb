import type { JulianDayTt, JulianDayUt } from '../../units.ts';
import { centuriesFromJ2000, J2000 } from '../centuries.ts';

const ARCSECONDS = 3600;

/**
 * Greenwich mean sidereal time in degrees, not folded: the Earth's rotation angle and the
 * accumulated precession (IAU 2006; Capitaine, Wallace & Chapront 2003, A&A 412, 567, eq. 42).
 */
export const greenwichMeanSiderealTime = (jdUt: JulianDayUt, jdTt: JulianDayTt): number => {
  const days = jdUt - J2000;
  const rotation = 360 * (0.779057273264 + 0.00273781191135448 * days + (days % 1));
  const t = centuriesFromJ2000(jdTt);
  const precession = 0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-4.4e-7 - t * 2.9956e-5)));
  return rotation + precession / ARCSECONDS;
};
