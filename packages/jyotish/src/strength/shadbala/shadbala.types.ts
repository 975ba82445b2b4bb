import type { Degrees, JulianDayUt } from '../../units.ts';
import type { SevenGraha } from '../../vocabulary.ts';

/** The day a birth belongs to, from sunrise to sunrise; panchanga/hindu-day.ts finds it. */
export interface BirthDay {
  /** Julian day number of the civil date, at the place, on which the Sun rose. */
  readonly number: number;
  readonly sunrise: JulianDayUt;
  readonly sunset: JulianDayUt;
  readonly nextSunrise: JulianDayUt;
}

/** Inputs of shadbala beside the chart. */
export interface StrengthMoment {
  readonly day: BirthDay;
  /** Ayanamsha in degrees: from the sidereal zero point back to the equinox. */
  readonly ayanamsha: number;
  /** Sidereal longitude of the midheaven. */
  readonly midheaven: Degrees;
}

/** Sthana bala (strength of place) and its parts, virupas. */
export interface SthanaBala {
  readonly uchcha: number;
  readonly saptavargaja: number;
  readonly ojayugma: number;
  readonly kendradi: number;
  readonly drekkana: number;
  readonly total: number;
}

/** Kala bala (strength of time) and its parts, virupas. */
export interface KalaBala {
  readonly nathonnatha: number;
  readonly paksha: number;
  readonly tribhaga: number;
  readonly abda: number;
  readonly masa: number;
  readonly vara: number;
  readonly hora: number;
  readonly ayana: number;
  readonly yuddha: number;
  readonly total: number;
}

/** Shadbala of one graha: the six strengths and their sum in virupas, and the sum in rupas. */
export interface Shadbala {
  readonly sthana: SthanaBala;
  readonly dig: number;
  readonly kala: KalaBala;
  readonly cheshta: number;
  readonly naisargika: number;
  /** May be negative. */
  readonly drik: number;
  readonly total: number;
  /** The total in rupas of 60 virupas. */
  readonly rupas: number;
  /** Rupas divided by the rupas required: from 1 on the graha is strong enough. */
  readonly ratio: number;
  /** Inclination to good and to hardship, 0–60. */
  readonly ishta: number;
  readonly kashta: number;
}

export type Shadbalas = Readonly<Record<SevenGraha, Shadbala>>;
