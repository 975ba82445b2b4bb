import type { Degrees, JulianDayUt } from '../units.ts';
import type { Bhava, Dignity, Graha, RashiIndex, Varga } from '../vocabulary.ts';

/** A sidereal longitude with the sign, nakshatra, pada and divisional signs it falls in. */
export interface Placement {
  readonly lon: Degrees;
  readonly rashi: RashiIndex;
  /** Degrees from the beginning of the sign, 0 ≤ x < 30. */
  readonly degreesInRashi: number;
  /** 0 = Ashwini … 26 = Revati. */
  readonly nakshatra: number;
  readonly pada: 1 | 2 | 3 | 4;
  /** The sign in each divisional chart. */
  readonly vargas: Readonly<Record<Varga, RashiIndex>>;
}

export interface GrahaPlacement extends Placement {
  readonly graha: Graha;
  /** Degrees a day. */
  readonly speed: number;
  readonly retrograde: boolean;
  /** Whole-sign house from the lagna. */
  readonly house: Bhava;
  readonly dignity: Dignity;
  readonly combust: boolean;
}

export interface Chart {
  readonly jdUt: JulianDayUt;
  readonly lagna: Placement;
  readonly grahas: Readonly<Record<Graha, GrahaPlacement>>;
}
