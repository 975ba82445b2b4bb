import { placementOf } from '../chart/placement.ts';
import { cancelled, type AgreedCancellation, type CancellationRemark } from './cancellations.ts';
import { kutaScores, kutaTotal, type KutaScores, type Moon } from './kutas.ts';

/** One direction of a match: who is read as the boy decides varna, vashya and gana. */
export interface KutaMatch {
  readonly raw: KutaScores;
  /** 0–36. */
  readonly total: number;
  readonly afterCancellations: KutaScores;
  readonly totalAfterCancellations: number;
  readonly applied: readonly AgreedCancellation[];
  readonly remarks: readonly CancellationRemark[];
}

/** The match of two Moons already placed. */
export const matchOf = (boy: Moon, girl: Moon): KutaMatch => {
  const raw = kutaScores(boy, girl);
  const { scores, applied, remarks } = cancelled(boy, girl, raw);
  return {
    raw,
    total: kutaTotal(raw),
    afterCancellations: scores,
    totalAfterCancellations: kutaTotal(scores),
    applied,
    remarks,
  };
};

/**
 * Ashtakoota of two Moons by their sidereal longitudes in degrees: raw points, and points after the
 * agreed cancellations. Any angle is folded into 0–360. Charak 27.
 */
export const matchMoons = (moons: {
  readonly boyMoonLon: number;
  readonly girlMoonLon: number;
}): KutaMatch => matchOf(placementOf(moons.boyMoonLon), placementOf(moons.girlMoonLon));
