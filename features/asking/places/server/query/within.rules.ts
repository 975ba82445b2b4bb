import { STEPS_PER_DEGREE } from '../gazetteer/format.rules.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';

const KM_PER_DEGREE = 111.2;

/** A circle around a row's point. */
export interface Circle {
  readonly row: number;
  readonly km: number;
}

/** Where a place is looked for: in a region of the gazetteer, or in one of the circles. */
export interface Within {
  readonly regions: ReadonlySet<number>;
  readonly circles: readonly Circle[];
}

/** Whether a row lies there. */
export const isWithin = (
  gazetteer: Gazetteer,
  { regions, circles }: Within,
  row: number,
): boolean =>
  regions.has(gazetteer.region[row] ?? 0) ||
  circles.some((circle) => isInCircle(gazetteer, circle, row));

function isInCircle({ lat, lon }: Gazetteer, { row: centre, km }: Circle, row: number): boolean {
  const middle = lat[centre] ?? 0;
  const up = (lat[row] ?? 0) - middle;
  const narrowing = Math.cos((middle / STEPS_PER_DEGREE) * (Math.PI / 180));
  const across = ((lon[row] ?? 0) - (lon[centre] ?? 0)) * narrowing;
  const reach = (km / KM_PER_DEGREE) * STEPS_PER_DEGREE;
  return up * up + across * across <= reach * reach;
}
