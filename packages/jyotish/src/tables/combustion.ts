import type { Graha } from '../vocabulary.ts';

/** Degrees from the Sun within which a graha is combust, by direction of motion. */
export interface CombustionOrb {
  readonly direct: number;
  readonly retrograde: number;
}

/** Combustion orbs of each graha. The Sun and the nodes are never combust. Surya Siddhanta IX. */
export const COMBUSTION_ORBS: Readonly<Partial<Record<Graha, CombustionOrb>>> = {
  moon: { direct: 12, retrograde: 12 },
  mars: { direct: 17, retrograde: 17 },
  mercury: { direct: 14, retrograde: 12 },
  jupiter: { direct: 11, retrograde: 11 },
  venus: { direct: 10, retrograde: 8 },
  saturn: { direct: 15, retrograde: 15 },
};
