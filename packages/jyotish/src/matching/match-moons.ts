import { placementOf } from '../chart/placement.ts';
import type { Graha } from '../vocabulary.ts';
import type { CancellationRemark } from './cancellation-rules.ts';
import {
  applyCancellations,
  type AppliedCancellation,
  type Cancellation,
} from './cancellations.ts';
import { kutaScores, kutaTotal, type KutaScores, type Moon } from './kutas.ts';

/**
 * A kuta match in one direction: which of the two is taken as the boy decides varna, vashya and
 * gana.
 */
export interface KutaMatch {
  readonly raw: KutaScores;
  /** 0–36. */
  readonly total: number;
  readonly afterCancellations: KutaScores;
  readonly totalAfterCancellations: number;
  readonly applied: readonly AppliedCancellation[];
  readonly remarks: readonly Cancellation<CancellationRemark>[];
}

/** Ashtakoota of two placed Moons; `guard`: see guarded-moon.ts. */
export const matchOf = (boy: Moon, girl: Moon, guard: Graha | null = null): KutaMatch => {
  const raw = kutaScores(boy, girl);
  const { scores, applied, remarks } = applyCancellations(boy, girl, raw, guard);
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
