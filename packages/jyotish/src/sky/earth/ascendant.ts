const RADIANS = Math.PI / 180;

/**
 * The ascendant, degrees from the equinox of date, from local sidereal time, obliquity and latitude
 * in degrees (Meeus, Astronomical Algorithms, ch. 14). Inside the polar circles the ecliptic may
 * lie along the horizon and the result jump; while its north pole stands in the south (at northern
 * latitudes) the result is the point that sets, which Swiss Ephemeris turns by 180° and we do not.
 */
export const ascendant = (siderealTime: number, obliquity: number, lat: number): number => {
  const theta = siderealTime * RADIANS;
  const epsilon = obliquity * RADIANS;
  const y = Math.cos(theta);
  const x = -Math.sin(theta) * Math.cos(epsilon) - Math.tan(lat * RADIANS) * Math.sin(epsilon);
  return Math.atan2(y, x) / RADIANS;
};
