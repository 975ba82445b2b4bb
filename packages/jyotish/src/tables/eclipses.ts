/** Kilometres in an astronomical unit (IAU 2012, resolution B2). */
export const ASTRONOMICAL_UNIT = 149_597_870.7;

/** Kilometres: the Earth at its equator (WGS 84), the Sun, and the Moon as her shadow shows her (k = 0.272281). */
export const RADII = { earth: 6378.137, sun: 696_000, moon: 0.272281 * 6378.137 } as const;

/**
 * The Earth's air widens its shadow on the Moon as if the globe were a hundredth larger (Danjon;
 * Espenak & Meeus, Five Millennium Canon of Lunar Eclipses, 2009, 1.4).
 */
export const SHADOW_OF_AIR = 1.01;

/** Beyond so many equatorial radii the axis of the Moon's shadow misses the flattened Earth (Meeus, Astronomical Algorithms, ch. 54). */
export const POLAR_REACH = 0.9972;
