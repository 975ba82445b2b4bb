import type { JulianDayUt } from '../../units.ts';
import { jdTtFromUt } from '../earth/delta-t.ts';
import { localSkyAt } from '../earth/local-sky.ts';
import { nutationAt } from '../earth/nutation.ts';
import { longitudeIn, SUN } from '../longitudes/series.ts';
import type { GeoPoint } from '../sky.types.ts';
import { altitudeAt, type Altitude } from './altitude.ts';

/**
 * A function of the instant (UT) that gives the Sun's altitude at a place, for instants within
 * about a day of `about`. Geocentric, on the true ecliptic (the Sun's latitude, under 1″, left
 * out); nutation is that of `about`, as it changes by 0.2″ a day at most.
 */
export const sunAltitudeOver = (
  point: GeoPoint,
  about: JulianDayUt,
): ((jdUt: JulianDayUt) => Altitude) => {
  const nutation = nutationAt(jdTtFromUt(about));
  const over = altitudeAt(point);
  return (jdUt) => {
    const jdTt = jdTtFromUt(jdUt);
    const longitude = longitudeIn(SUN, jdTt).value + nutation.longitude;
    return over(localSkyAt({ jdUt, jdTt, nutation }, point.lon), { longitude, latitude: 0 });
  };
};
