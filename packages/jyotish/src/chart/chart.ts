import type { Sky } from '../sky/sky.types.ts';
import type { Degrees } from '../units.ts';
import { eachGraha, type Graha } from '../vocabulary.ts';
import type { Chart, GrahaPlacement } from './chart.types.ts';
import { isCombust } from './combustion.ts';
import { dignityOf } from './dignity.ts';
import { houseFrom } from './houses.ts';
import { placementOf, rashiOf } from './placement.ts';

const chartWithLagna = (sky: Sky, lagnaLon: Degrees | number): Chart => {
  const lagna = placementOf(lagnaLon);
  const signs = eachGraha((graha) => rashiOf(sky.grahas[graha].lon));
  const place = (graha: Graha): GrahaPlacement => {
    const motion = sky.grahas[graha];
    const placement = placementOf(motion.lon);
    return {
      ...placement,
      graha,
      speed: motion.speed,
      retrograde: motion.speed < 0,
      house: houseFrom(lagna.rashi, placement.rashi),
      dignity: dignityOf(graha, placement.degreesInRashi, signs),
      combust: isCombust(graha, motion, sky.grahas.sun.lon),
    };
  };
  return { jdUt: sky.jdUt, lagna, grahas: eachGraha(place) };
};

/**
 * The birth chart of a sky: whole-sign houses from the ascendant. `retrograde` is a negative speed;
 * the mean nodes are therefore always retrograde, which readings should not count for or against them.
 */
export const chartOf = (sky: Sky): Chart => chartWithLagna(sky, sky.lagna);

/**
 * The chart for an unknown birth time, counted from the Moon (Chandra lagna): the lagna is the start of
 * the Moon's sign, so its sign and the houses hold, its nakshatra and divisions mean nothing.
 */
export const chartFromMoon = (sky: Sky): Chart =>
  chartWithLagna(sky, rashiOf(sky.grahas.moon.lon) * 30);
