import { degrees, type Degrees } from '../units.ts';

/**
 * Four limbs of the panchanga at an instant, as indexes from 0, and the distance of each to its
 * nearest boundary. The fifth, the weekday, needs a place and a zone.
 */
export interface Panchanga {
  /** 0 = Shukla Pratipada … 14 Purnima … 29 Amavasya: the Moon's lead over the Sun in 12° steps. */
  readonly tithi: number;
  /** 0 … 59, half a tithi each: 0 Kimstughna, 1–56 the seven movable, 57 Shakuni, 58 Chatushpada, 59 Naga. */
  readonly karana: number;
  /** 0 = Vishkambha … 26: sum of the sidereal longitudes in 13°20′ steps. */
  readonly yoga: number;
  /** 0 = Ashwini … 26. */
  readonly nakshatra: number;
  /** Arcseconds of each angle to its nearest boundary. */
  readonly tithiEdge: number;
  readonly karanaEdge: number;
  readonly yogaEdge: number;
  readonly nakshatraEdge: number;
}

const ARCSEC_PER_DEGREE = 3600;

/** Arcseconds from an angle to the nearest multiple of 360° / parts. */
export const arcsecondsToBoundary = (angle: number, parts: number): number => {
  const within = ((degrees(angle) * parts) / 360) % 1;
  return Math.min(within, 1 - within) * (360 / parts) * ARCSEC_PER_DEGREE;
};

const stepOf = (angle: number, parts: number): number => Math.floor((degrees(angle) * parts) / 360);

/**
 * Tithi, karana, yoga and nakshatra from the sidereal longitudes of Sun and Moon in degrees. Surya
 * Siddhanta II.
 */
export const panchangaOf = (sun: Degrees, moon: Degrees): Panchanga => {
  const lead = moon - sun;
  const sum = moon + sun;
  return {
    tithi: stepOf(lead, 30),
    karana: stepOf(lead, 60),
    yoga: stepOf(sum, 27),
    nakshatra: stepOf(moon, 27),
    tithiEdge: arcsecondsToBoundary(lead, 30),
    karanaEdge: arcsecondsToBoundary(lead, 60),
    yogaEdge: arcsecondsToBoundary(sum, 27),
    nakshatraEdge: arcsecondsToBoundary(moon, 27),
  };
};
