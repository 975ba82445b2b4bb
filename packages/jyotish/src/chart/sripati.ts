import { degrees, type Degrees } from '../units.ts';
import type { Bhava } from '../vocabulary.ts';

/**
 * A house of the bhava chalit by its beginning, middle (where it is strongest) and end, sidereal
 * degrees.
 */
export interface ChalitBhava {
  readonly bhava: Bhava;
  readonly start: Degrees;
  readonly middle: Degrees;
  readonly end: Degrees;
}

const HOUSES = 12;

/**
 * Middles of the twelve chalit houses, degrees: the lagna is the first, the midheaven the tenth,
 * their opposites the seventh and fourth; each quadrant between is cut in three.
 */
const middlesOf = (lagna: number, midheaven: number): readonly Degrees[] => {
  const below = degrees(midheaven + 180 - lagna);
  const steps = [below / 3, (180 - below) / 3];
  return Array.from({ length: HOUSES }, (_, house) => {
    const half = house < 6 ? 0 : 180;
    const [first, second] = [steps[0] ?? 0, steps[1] ?? 0];
    const within = house % 6;
    return degrees(lagna + half + Math.min(within, 3) * first + Math.max(within - 3, 0) * second);
  });
};

/**
 * The twelve bhava chalit houses of Sripati from the sidereal lagna and midheaven (degrees), house
 * 1 first. A house reaches from the middle between its neighbour and itself to the next such
 * middle. Sripati Paddhati I. For comparison only: the rules use whole-sign houses.
 */
export const sripatiBhavas = (lagna: number, midheaven: number): readonly ChalitBhava[] => {
  const middles = middlesOf(lagna, midheaven);
  const junctions = middles.map((middle, house) => {
    const next = middles[(house + 1) % HOUSES] ?? middle;
    return degrees(middle + degrees(next - middle) / 2);
  });
  return middles.map((middle, house) => ({
    bhava: (house + 1) as Bhava,
    start: junctions[(house + HOUSES - 1) % HOUSES] ?? middle,
    middle,
    end: junctions[house] ?? middle,
  }));
};

/** The chalit house a longitude falls in; a house begins at its first boundary. */
export const chalitBhavaOf = (bhavas: readonly ChalitBhava[], lon: number): Bhava =>
  bhavas.find(({ start, end }) => degrees(lon - start) < degrees(end - start))?.bhava ?? 1;
