import { sunMotionAt } from '../sky/single-motions.ts';
import type { GeoPoint } from '../sky/sky.types.ts';
import type { ConventionChoice } from '../tables/conventions.ts';
import { SPECIAL_LAGNA_TURNS, type SpecialLagna } from '../tables/special-lagnas.ts';
import { degrees, type Degrees, type JulianDayUt } from '../units.ts';
import { hinduDayAt, type NoHinduDay } from './hindu-day.ts';

/** Sidereal longitude of each special lagna. */
export type SpecialLagnas = Readonly<Record<SpecialLagna, Degrees>>;

/**
 * The special lagnas so many days after a sunrise, from the Sun's sidereal longitude then. BPHS 5;
 * the vighati lagna as Jagannatha Hora has it.
 */
export const specialLagnas = (sunAtSunrise: Degrees, days: number): SpecialLagnas => {
  const after = (name: SpecialLagna): Degrees =>
    degrees(sunAtSunrise + 360 * SPECIAL_LAGNA_TURNS[name] * days);
  return {
    bhava: after('bhava'),
    hora: after('hora'),
    ghati: after('ghati'),
    vighati: after('vighati'),
  };
};

/**
 * Bhava, hora, ghati and vighati lagna at an instant and a place, from the Hindu sunrise before it; where
 * there is none, why. Throws SkyRangeError and InputError.
 */
export const specialLagnasAt = (
  jdUt: JulianDayUt,
  point: GeoPoint,
  choice?: ConventionChoice,
): SpecialLagnas | NoHinduDay => {
  const day = hinduDayAt(jdUt, point);
  if (typeof day === 'string') return day;
  return specialLagnas(sunMotionAt(day.sunrise, choice).lon, jdUt - day.sunrise);
};
