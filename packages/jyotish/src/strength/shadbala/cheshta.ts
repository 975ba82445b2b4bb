import { separation } from '../../chart/separation.ts';
import { MEAN_LONGITUDES } from '../../tables/mean-longitudes.ts';
import type { Planet } from '../../tables/orbits.ts';
import { degrees, type JulianDayUt } from '../../units.ts';

const J2000 = 2451545;
const DAYS_PER_CENTURY = 36525;

/** Sidereal mean longitude of a planet in degrees; the minute between UT and TT is left out. */
const meanLongitude = (
  body: keyof typeof MEAN_LONGITUDES,
  jdUt: JulianDayUt,
  ayanamsha: number,
): number => {
  const { atJ2000, rate } = MEAN_LONGITUDES[body];
  return atJ2000 + (rate * (jdUt - J2000)) / DAYS_PER_CENTURY - ayanamsha;
};

/**
 * Cheshta bala (strength of motion) of a planet, 0–60 virupas: a third of the arc (cheshta kendra)
 * from the middle between its mean and its true place to its sighrocca. The sighrocca is the mean
 * Sun for Mars, Jupiter and Saturn, and their own mean place for Mercury and Venus, whose mean
 * place is the mean Sun. BPHS 27.
 */
export const cheshtaBala = (
  planet: Planet,
  lon: number,
  jdUt: JulianDayUt,
  ayanamsha: number,
): number => {
  const sun = meanLongitude('sun', jdUt, ayanamsha);
  const own = meanLongitude(planet, jdUt, ayanamsha);
  const isInner = planet === 'mercury' || planet === 'venus';
  const mean = isInner ? sun : own;
  const lead = degrees(lon - mean);
  const middle = mean + (lead > 180 ? lead - 360 : lead) / 2;
  return separation(isInner ? own : sun, middle) / 3;
};
