/**
 * Positions: grahas, nodes, lagna, midheaven, rising of Sun and Moon, eclipses, and the search for
 * crossings and stations.
 */
export * from '../units.ts';
export * from '../tables/conventions.ts';
export { conventions } from '../sky/input/conventions.ts';
export { InputError } from '../sky/input/input-error.ts';
export { deltaTAt, jdTtFromUt } from '../sky/earth/delta-t.ts';
export { lunarEclipses, type LunarEclipse } from '../sky/eclipses/lunar-eclipses.ts';
export { solarEclipses, type SolarEclipse } from '../sky/eclipses/solar-eclipses.ts';
export { grahaMotionAt } from '../sky/graha-motion.ts';
export { moonDay, type MoonDay } from '../sky/horizon/moon-day.ts';
export { sunDay, type SunDay, type SunEvent } from '../sky/horizon/sun-day.ts';
export { lagnaAt } from '../sky/lagna.ts';
export { midheavenOf } from '../sky/midheaven.ts';
export { SKY_RANGE, SkyRangeError } from '../sky/range.ts';
export * from '../sky/search/boundary-crossings.ts';
export { syzygies, type Syzygy } from '../sky/search/syzygies.ts';
export { moonOrbitPlaceAt, type MoonOrbitPlace } from '../sky/moon-orbit.ts';
export { moonMotionAt, sunMotionAt, trueNodeMotionAt } from '../sky/single-motions.ts';
export { grahaMotionsAt, skyAt } from '../sky/sky.ts';
export type * from '../sky/sky.types.ts';
