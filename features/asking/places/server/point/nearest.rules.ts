import { STEPS_PER_DEGREE } from '../gazetteer/format.rules.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.rules.ts';
import { isVillage } from '../gazetteer/place-row.rules.ts';

const KM_PER_DEGREE = 111.2;
const HALF_CIRCLE = 180 * STEPS_PER_DEGREE;

/**
 * The nearest city or town to a point (degrees), and its distance in kilometres on a flat map, precise enough
 * at short range. Scans every row: 1 ms, and rarely needed.
 */
export function nearestTown(
  gazetteer: Gazetteer,
  { lat, lon }: { readonly lat: number; readonly lon: number },
): { readonly row: number; readonly km: number } {
  const north = lat * STEPS_PER_DEGREE;
  const east = lon * STEPS_PER_DEGREE;
  const narrowing = Math.cos((lat * Math.PI) / 180);
  let best = { row: 0, squared: Infinity };
  for (let row = 0; row < gazetteer.size; row += 1) {
    const up = (gazetteer.lat[row] ?? 0) - north;
    const straight = Math.abs((gazetteer.lon[row] ?? 0) - east);
    const across = Math.min(straight, 2 * HALF_CIRCLE - straight) * narrowing;
    const squared = up * up + across * across;
    if (squared < best.squared && !isVillage(gazetteer, row)) best = { row, squared };
  }
  return { row: best.row, km: (Math.sqrt(best.squared) / STEPS_PER_DEGREE) * KM_PER_DEGREE };
}
