import { degrees } from '../units.ts';
import type { ValueAndRate } from './longitudes/chebyshev.ts';
import type { Motion } from './sky.types.ts';

/**
 * Longitude on the mean equinox of date → sidereal longitude and speed, the mean ayanamsha
 * subtracted; nutation cancels between the two.
 */
export const sidereal = (tropical: ValueAndRate, ayanamsha: ValueAndRate): Motion => ({
  lon: degrees(tropical.value - ayanamsha.value),
  speed: tropical.rate - ayanamsha.rate,
});

/** The opposite point (+180°) with the same speed: Ketu from Rahu. */
export const opposite = ({ lon, speed }: Motion): Motion => ({ lon: degrees(lon + 180), speed });
