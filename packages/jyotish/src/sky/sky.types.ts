import type { Degrees, JulianDayTt, JulianDayUt } from '../units.ts';
import type { Graha } from '../vocabulary.ts';

/** A point on Earth, degrees, north and east positive. */
export interface GeoPoint {
  readonly lat: number;
  readonly lon: number;
}

/** A sidereal longitude and its speed in degrees a day. */
export interface Motion {
  readonly lon: Degrees;
  readonly speed: number;
}

/** The sky over one place at one instant. */
export interface Sky {
  readonly jdUt: JulianDayUt;
  readonly jdTt: JulianDayTt;
  /** TT − UT, seconds. */
  readonly deltaT: number;
  /** Mean ayanamsha, degrees. */
  readonly ayanamsha: number;
  /** With nutation. */
  readonly ayanamshaTrue: number;
  /** Rahu is the node the conventions choose, by default the mean one; Ketu stands opposite. */
  readonly grahas: Readonly<Record<Graha, Motion>>;
  readonly rahuTrue: Motion;
  /** Sidereal longitude of the ascendant. */
  readonly lagna: Degrees;
}
