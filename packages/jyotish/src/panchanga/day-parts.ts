import {
  CHOGHADIYAS,
  EIGHTHS,
  DAYS_TO_FIRST_LORD,
  KALA_EIGHTHS,
  type ChoghadiyaName,
  type DayHalf,
  type Kala,
} from '../tables/day-parts.ts';
import { HORA_ORDER, VARA_LORDS } from '../tables/varas.ts';
import { julianDayUt, type JulianDayUt, type Span } from '../units.ts';
import type { SevenGraha } from '../vocabulary.ts';
import { varaOf, type HinduDay } from './hindu-day.ts';

const MUHURTAS = 15;
const ABHIJIT = 7;

/** The part of a span so many parts from its beginning, of so many equal ones. */
const partOf = (start: JulianDayUt, end: JulianDayUt, part: number, parts: number): Span => {
  const length = (end - start) / parts;
  return {
    start: julianDayUt(start + part * length),
    end: julianDayUt(start + (part + 1) * length),
  };
};

/**
 * Rahu Kalam, Yamaganda and Gulika Kalam of a day: each an eighth of its daylight, which is to be
 * avoided for beginnings. Almanacs print them from the sunrise that is seen (`upper-limb`).
 */
export const kalasOf = (day: HinduDay): Readonly<Record<Kala, Span>> => {
  const eighth = (kala: Kala): Span =>
    partOf(day.sunrise, day.sunset, KALA_EIGHTHS[kala][varaOf(day)] ?? 0, EIGHTHS);
  return { rahu: eighth('rahu'), yamaganda: eighth('yamaganda'), gulika: eighth('gulika') };
};

/** Abhijit muhurta: the eighth of the fifteen parts of the daylight, around noon. */
export const abhijitOf = (day: HinduDay): Span =>
  partOf(day.sunrise, day.sunset, ABHIJIT, MUHURTAS);

/** An eighth of a day's light or dark with its lord and name. */
export interface Choghadiya extends Span {
  readonly name: ChoghadiyaName;
  readonly lord: SevenGraha;
}

/** Lords of the light follow in the order of the horas, those of the dark each five on. */
const STEP: Readonly<Record<DayHalf, number>> = { light: 1, dark: 5 };

const choghadiyasIn = (half: DayHalf, vara: number, span: Span): Choghadiya[] => {
  const first = VARA_LORDS[(vara + DAYS_TO_FIRST_LORD[half]) % VARA_LORDS.length];
  const begin = HORA_ORDER.findIndex((lord) => lord === first);
  return Array.from({ length: EIGHTHS }, (_, part) => {
    const lord = HORA_ORDER[(begin + part * STEP[half]) % HORA_ORDER.length] ?? HORA_ORDER[0];
    return { ...partOf(span.start, span.end, part, EIGHTHS), lord, name: CHOGHADIYAS[lord] };
  });
};

/** The sixteen choghadiyas from a sunrise to the next: eight of the light, eight of the dark. */
export const choghadiyasOf = (day: HinduDay): readonly Choghadiya[] => [
  ...choghadiyasIn('light', varaOf(day), { start: day.sunrise, end: day.sunset }),
  ...choghadiyasIn('dark', varaOf(day), { start: day.sunset, end: day.nextSunrise }),
];
