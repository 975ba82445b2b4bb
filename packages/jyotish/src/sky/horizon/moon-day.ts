import type { Rising } from '../../tables/conventions.ts';
import { RADII } from '../../tables/eclipses.ts';
import { julianDayUt, type JulianDayUt } from '../../units.ts';
import { jdTtFromUt } from '../earth/delta-t.ts';
import { localSkyAt } from '../earth/local-sky.ts';
import { nutationAt } from '../earth/nutation.ts';
import { requirePlace } from '../input/place.ts';
import { longitudeIn, MOON } from '../longitudes/series.ts';
import { moonOrbitPlaceAt } from '../moon-orbit.ts';
import { requireInRange } from '../range.ts';
import { zeroCrossing } from '../search/root.ts';
import type { GeoPoint } from '../sky.types.ts';
import { altitudeAt } from './altitude.ts';

/** The rising and setting of the Moon in a day; null where there is none, as once in most months. */
export interface MoonDay {
  readonly moonrise: JulianDayUt | null;
  readonly moonset: JulianDayUt | null;
}

const DEGREES = 180 / Math.PI;
/** Her radius, of the Earth's at the equator. */
const MOON_RADIUS = 0.272481;
/** Degrees by which refraction lifts what stands at the horizon: 34′. */
const REFRACTION = 34 / 60;
/** Between two of them her height over the horizon changes its sign at most once below latitude 60. */
const SAMPLES = 24;

/** How far the Moon stands above where she rises, degrees, as a function of the instant (UT). */
const overHorizon = (
  point: GeoPoint,
  midnight: JulianDayUt,
  rising: Rising,
): ((jdUt: JulianDayUt) => number) => {
  const nutation = nutationAt(jdTtFromUt(midnight));
  const over = altitudeAt(point);
  return (jdUt) => {
    const jdTt = jdTtFromUt(jdUt);
    const { latitude, distance } = moonOrbitPlaceAt(jdTt);
    const longitude = longitudeIn(MOON, jdTt).value + nutation.longitude;
    const sky = localSkyAt({ jdUt, jdTt, nutation }, point.lon);
    const { altitude } = over(sky, { longitude, latitude });
    const parallax = Math.asin(RADII.earth / distance) * DEGREES;
    const seen = rising === 'hindu' ? 0 : REFRACTION + MOON_RADIUS * parallax;
    return altitude - parallax + seen;
  };
};

/**
 * The first moonrise and moonset (UT) of the civil day that begins at `midnight`: to some seconds,
 * as far as refraction is known (Meeus, Astronomical Algorithms, ch. 15). `rising` as for the Sun.
 * Near the poles, a rise and a set within the same hour are missed. Throws SkyRangeError and
 * InputError.
 */
export const moonDay = (midnight: JulianDayUt, point: GeoPoint, rising: Rising): MoonDay => {
  requireInRange(midnight);
  requirePlace(point);
  const height = overHorizon(point, midnight, rising);
  const found: { moonrise: JulianDayUt | null; moonset: JulianDayUt | null } = {
    moonrise: null,
    moonset: null,
  };
  let before = { at: midnight, isUp: height(midnight) > 0 };
  for (let sample = 1; sample <= SAMPLES; sample += 1) {
    const at = julianDayUt(midnight + sample / SAMPLES);
    const after = { at, isUp: height(at) > 0 };
    if (after.isUp !== before.isUp) {
      const event = after.isUp ? 'moonrise' : 'moonset';
      found[event] ??= zeroCrossing(height, { start: before.at, end: after.at });
    }
    before = after;
  }
  return found;
};
