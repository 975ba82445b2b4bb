import type { Chart } from '../chart/chart.types.ts';
import { separation } from '../chart/separation.ts';
import type { Planet } from '../tables/orbits.ts';
import { DISCS } from '../tables/shadbala.ts';

/** Planets by size of disc, the largest first; the earlier one wins a war. */
const BY_DISC = (Object.keys(DISCS) as Planet[]).sort((a, b) => DISCS[b] - DISCS[a]);
const REACH = 1;

/** A graha yuddha: two planets within a degree of each other. */
export interface GrahaYuddha {
  readonly victor: Planet;
  readonly vanquished: Planet;
  /** Degrees between them. */
  readonly apart: number;
}

/**
 * The graha yuddhas of a chart: two of Mars, Mercury, Jupiter, Venus and Saturn within a degree of
 * longitude. The larger and brighter disc wins (Surya Siddhanta VII.20–23); the other mark of a
 * victor there, the more northern latitude, is not in the chart.
 */
export const grahaYuddhas = ({ grahas }: Chart): readonly GrahaYuddha[] =>
  BY_DISC.flatMap((victor, place) =>
    BY_DISC.slice(place + 1).flatMap((vanquished) => {
      const apart = separation(grahas[victor].lon, grahas[vanquished].lon);
      return apart <= REACH ? [{ victor, vanquished, apart }] : [];
    }),
  );

/**
 * Virupas a war moves from the vanquished to the victor: the difference of their strengths over the
 * difference of their discs. Raman, Graha and Bhava Balas, after BPHS 27.
 */
export const yuddhaVirupas = (
  { victor, vanquished }: GrahaYuddha,
  strengthOf: (planet: Planet) => number,
): number =>
  Math.abs(strengthOf(victor) - strengthOf(vanquished)) / (DISCS[victor] - DISCS[vanquished]);
