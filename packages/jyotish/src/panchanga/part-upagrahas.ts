import { lagnaAt } from '../sky/lagna.ts';
import type { GeoPoint } from '../sky/sky.types.ts';
import type { ConventionChoice } from '../tables/conventions.ts';
import {
  EIGHTHS,
  DAYS_TO_FIRST_LORD,
  PART_UPAGRAHAS,
  type PartUpagraha,
} from '../tables/day-parts.ts';
import { VARA_LORDS } from '../tables/varas.ts';
import { julianDayUt, type Degrees, type JulianDayUt } from '../units.ts';
import { hinduDayAt, varaOf, type HinduDay, type NoHinduDay } from './hindu-day.ts';

/** Sidereal longitude of each upagraha that rises in the eighth of a graha. */
export type PartUpagrahas = Readonly<Record<PartUpagraha, Degrees>>;

/** When an upagraha rises in the light or the dark that an instant belongs to. */
const risingOf = (name: PartUpagraha, day: HinduDay, jdUt: JulianDayUt): JulianDayUt => {
  const { lord, after } = PART_UPAGRAHAS[name];
  const isLight = jdUt < day.sunset;
  const on = isLight ? DAYS_TO_FIRST_LORD.light : DAYS_TO_FIRST_LORD.dark;
  const first = (varaOf(day) + on) % VARA_LORDS.length;
  const eighth = (VARA_LORDS.findIndex((known) => known === lord) - first + EIGHTHS) % EIGHTHS;
  const [start, end] = isLight ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise];
  return julianDayUt(start + ((eighth + after) * (end - start)) / EIGHTHS);
};

/**
 * Kala, Mrityu, Artha Prahara, Yamaghantaka, Gulika and Mandi at an instant and a place: the eighths
 * of the light follow in the order of the weekdays from the day's lord, those of the dark from the
 * fifth; after Saturn's comes one without a lord, as Jagannatha Hora counts (BPHS 3 has it last).
 * Gulika rises with the beginning of Saturn's, the others in the middle of their lords'. Where there
 * is no Hindu day, why. Throws SkyRangeError and InputError.
 */
export const partUpagrahasAt = (
  jdUt: JulianDayUt,
  point: GeoPoint,
  choice?: ConventionChoice,
): PartUpagrahas | NoHinduDay => {
  const day = hinduDayAt(jdUt, point);
  if (typeof day === 'string') return day;
  const rising = (name: PartUpagraha): Degrees => lagnaAt(risingOf(name, day, jdUt), point, choice);
  return {
    kala: rising('kala'),
    mrityu: rising('mrityu'),
    arthaPrahara: rising('arthaPrahara'),
    yamaghantaka: rising('yamaghantaka'),
    gulika: rising('gulika'),
    mandi: rising('mandi'),
  };
};
