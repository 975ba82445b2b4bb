import type { Degrees, JulianDayTt, JulianDayUt } from '../units.ts';
import type { Graha } from '../vocabulary.ts';

/** A point on Earth, degrees, north and east positive. */
export interface GeoPoint {
  readonly lat: number;
  readonly lon: number;
}

/** A sidereal longitude in degrees, 0 ≤ x < 360, and its speed in degrees a day. */
export interface Motion {
  readonly lon: Degrees;
  readonly speed: number;
}

/** Sidereal positions at one instant over one place. */
export interface Sky {
  readonly jdUt: JulianDayUt;
  readonly jdTt: JulianDayTt;
  /** TT − UT, seconds. */
  readonly deltaT: number;
  /** Mean ayanamsha, degrees. */
  readonly ayanamsha: number;
  /** Ayanamsha with nutation (true), degrees. */
  readonly ayanamshaTrue: number;
  /** Rahu is the node the conventions choose, by default the mean one; Ketu stands opposite. */
  readonly grahas: Readonly<Record<Graha, Motion>>;
  /** Sidereal longitude of the ascendant. */
  readonly lagna: Degrees;
}
