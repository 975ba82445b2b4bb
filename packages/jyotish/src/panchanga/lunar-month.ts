import { rashiOf } from '../chart/placement.ts';
import { syzygies } from '../sky/search/syzygies.ts';
import { sunMotionAt } from '../sky/single-motions.ts';
import type { ConventionChoice } from '../tables/conventions.ts';
import { julianDayUt, type JulianDayUt } from '../units.ts';

/** A lunar month, from new Moon to new Moon, and the year it belongs to. */
export interface LunarMonth {
  /** The new Moons (UT) it lies between: start ≤ t < end. */
  readonly start: JulianDayUt;
  readonly end: JulianDayUt;
  /** 0 = Chaitra … 11 = Phalguna, as where months end with the new Moon (amanta). */
  readonly month: number;
  /**
   * `adhika`: the Sun enters no sign within it, and the month after has the same name; `kshaya`: it
   * enters two, and the month stands for its own name and the next.
   */
  readonly kind: 'usual' | 'adhika' | 'kshaya';
  /** The name of its dark half where months end with the full Moon (purnimanta): its own if adhika, else the next. */
  readonly purnimanta: number;
  /** Years since the Shaka era, the year beginning with Chaitra. */
  readonly shaka: number;
  /** Vikrama years, beginning with Chaitra as in the north. */
  readonly vikrama: number;
  /** Of the sixty years, 0 = Prabhava … 59 = Akshaya, as the south counts: one each Chaitra. */
  readonly samvatsara: number;
}

/** Days longer than any lunar month. */
const MONTH = 30;
/** The Sun at 0° of Mesha in 2000, Julian day, with which the solar year of Shaka 1922 begins. */
const MESHA_2000 = 2_451_648.0;
const SHAKA_2000 = 1922;
const SIDEREAL_YEAR = 365.256363;
const VIKRAMA_LESS_SHAKA = 135;
/** The year before Shaka 1 was the twelfth of the sixty, Bahudhanya. */
const SAMVATSARA_OF_SHAKA_0 = 11;
const MINA = 11;

const newMoonsAround = (jdUt: JulianDayUt): readonly [JulianDayUt, JulianDayUt] => {
  const span = { start: julianDayUt(jdUt - MONTH), end: julianDayUt(jdUt + MONTH) };
  const found = syzygies('new', span);
  const start = found.findLast((at) => at <= jdUt);
  const end = found.find((at) => at > jdUt);
  if (start === undefined || end === undefined) throw new Error('a month without new Moons');
  return [start, end];
};

/** The Shaka year of the Sun's course in which an instant lies, by the Sun's sidereal longitude then. */
const solarShaka = (jdUt: JulianDayUt, sun: number): number =>
  SHAKA_2000 + Math.round((jdUt - MESHA_2000) / SIDEREAL_YEAR - sun / 360);

const KINDS = ['adhika', 'usual', 'kshaya'] as const;

/**
 * The lunar month and year at an instant: named by the signs the Sun enters between two new Moons
 * (Surya Siddhanta 14; Report of the Calendar Reform Committee, 1955). Needs the sky of thirty days
 * before and after. Throws SkyRangeError and InputError.
 */
export const lunarMonthAt = (jdUt: JulianDayUt, choice?: ConventionChoice): LunarMonth => {
  const [start, end] = newMoonsAround(jdUt);
  const sun = sunMotionAt(start, choice).lon;
  const entered = (rashiOf(sunMotionAt(end, choice).lon) - rashiOf(sun) + 12) % 12;
  const kind = KINDS[entered] ?? 'usual';
  const month = (rashiOf(sun) + 1) % 12;
  const shaka = solarShaka(start, sun) + (rashiOf(sun) === MINA ? 1 : 0);
  return {
    start,
    end,
    month,
    kind,
    purnimanta: kind === 'adhika' ? month : (month + 1) % 12,
    shaka,
    vikrama: shaka + VIKRAMA_LESS_SHAKA,
    samvatsara: (shaka + SAMVATSARA_OF_SHAKA_0) % 60,
  };
};
