/** A direction or position along x, y, z; the unit is the caller's. */
export type Vector = readonly [x: number, y: number, z: number];

export const DEGREES = 180 / Math.PI;
export const ARCSECONDS = 3600 * DEGREES;

/** Distance, longitude and latitude (radians) → rectangular coordinates. */
export const fromSpherical = (range: number, lon: number, lat: number): Vector => [
  range * Math.cos(lat) * Math.cos(lon),
  range * Math.cos(lat) * Math.sin(lon),
  range * Math.sin(lat),
];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** a + b·scale. */
export const plusScaled = (a: Vector, b: Vector, scale: number): Vector => [
  a[0] + b[0] * scale,
  a[1] + b[1] * scale,
  a[2] + b[2] * scale,
];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const lengthOf = (a: Vector): number => Math.hypot(...a);

/** c0 + c1·x + c2·x² + … */
export const polynomial = (x: number, coefficients: readonly number[]): number =>
  coefficients.reduceRight((sum, c) => sum * x + c, 0);
