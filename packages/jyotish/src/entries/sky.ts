/** Positions: grahas, nodes, lagna, midheaven, sunrise, and the search for crossings and stations. */
export * from '../units.ts';
export * from '../tables/conventions.ts';
export { conventions } from '../sky/input/conventions.ts';
export { InputError } from '../sky/input/input-error.ts';
export { deltaTAt, jdTtFromUt } from '../sky/earth/delta-t.ts';
export { grahaMotionAt } from '../sky/graha-motion.ts';
export { sunDay, type SunDay, type SunEvent } from '../sky/horizon/sun-day.ts';
export { lagnaAt } from '../sky/lagna.ts';
export { midheavenOf } from '../sky/midheaven.ts';
export { SKY_RANGE, SkyRangeError } from '../sky/range.ts';
export * from '../sky/search/boundary-crossings.ts';
export { moonMotionAt, sunMotionAt, trueNodeMotionAt } from '../sky/single-motions.ts';
export { grahaMotionsAt, skyAt } from '../sky/sky.ts';
export type * from '../sky/sky.types.ts';
