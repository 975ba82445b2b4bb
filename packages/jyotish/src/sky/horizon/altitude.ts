import { signedArc } from '../../units.ts';
import type { LocalSky } from '../earth/local-sky.ts';
import type { GeoPoint } from '../sky.types.ts';

const RADIANS = Math.PI / 180;

/** Altitude and hour angle of the centre of a disc at a place, degrees. */
export interface Altitude {
  /** Degrees above the true horizon as seen from the Earth's centre, without refraction; negative below it. */
  readonly altitude: number;
  /** West of the meridian, −180 … 180. */
  readonly hourAngle: number;
}

/** A place on the true ecliptic of date, degrees. */
export interface EclipticPlace {
  readonly longitude: number;
  readonly latitude: number;
}

/** A function that tells how high over a place something on the ecliptic stands (Meeus, Astronomical Algorithms, ch. 13). */
export const altitudeAt = ({
  lat,
}: GeoPoint): ((sky: LocalSky, place: EclipticPlace) => Altitude) => {
  const [sinLat, cosLat] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS)];
  return ({ obliquity, siderealTime }, place) => {
    const longitude = place.longitude * RADIANS;
    const latitude = place.latitude * RADIANS;
    const tilt = obliquity * RADIANS;
    const rightAscension = Math.atan2(
      Math.sin(longitude) * Math.cos(tilt) - Math.tan(latitude) * Math.sin(tilt),
      Math.cos(longitude),
    );
    const sinDeclination =
      Math.sin(tilt) * Math.sin(longitude) * Math.cos(latitude) +
      Math.cos(tilt) * Math.sin(latitude);
    const cosDeclination = Math.sqrt(1 - sinDeclination * sinDeclination);
    const hourAngle = signedArc(siderealTime - rightAscension / RADIANS);
    const sine = sinLat * sinDeclination + cosLat * cosDeclination * Math.cos(hourAngle * RADIANS);
    return { altitude: Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS, hourAngle };
  };
};
