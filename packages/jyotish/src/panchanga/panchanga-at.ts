import type { GeoPoint } from '../sky/sky.types.ts';
import type { ConventionChoice } from '../tables/conventions.ts';
import type { JulianDayUt } from '../units.ts';
import type { Graha } from '../vocabulary.ts';
import { hinduDayAt, horaLordAt, varaOf, type NoHinduDay } from './hindu-day.ts';
import { limbsAt, type Limb, type Limbs } from './limbs.ts';

/** The weekday from sunrise to sunrise as a limb (`left`: percent of its time), and the lord of the running hora. */
export interface Vara extends Limb {
  readonly horaLord: Graha;
}

/**
 * The five limbs at an instant and a place. Where the Sun does not rise or set there is no vara;
 * `vara` is then the reason.
 */
export interface FiveLimbs extends Limbs {
  readonly vara: Vara | NoHinduDay;
}

const varaAt = (jdUt: JulianDayUt, point: GeoPoint): Vara | NoHinduDay => {
  const day = hinduDayAt(jdUt, point);
  if (typeof day === 'string') return day;
  const { sunrise, nextSunrise } = day;
  return {
    index: varaOf(day),
    start: sunrise,
    end: nextSunrise,
    left: ((nextSunrise - jdUt) / (nextSunrise - sunrise)) * 100,
    horaLord: horaLordAt(day, jdUt),
  };
};

/** The whole panchanga: vara by Hindu sunrise, tithi, nakshatra, yoga, karana. Throws SkyRangeError and InputError. */
export const panchangaAt = (
  jdUt: JulianDayUt,
  point: GeoPoint,
  choice?: ConventionChoice,
): FiveLimbs => ({ vara: varaAt(jdUt, point), ...limbsAt(jdUt, choice) });
