import type { Placement } from '../chart/chart.types.ts';
import { rashiIndex } from '../chart/placement.ts';
import type { StrengthSchool } from '../tables/strength-schools.ts';
import type { RashiIndex, Varga } from '../vocabulary.ts';

/**
 * D2 counted round all twelve signs, two to each sign, the halves of even signs backwards:
 * Jagannatha Hora's default.
 */
const spreadHora = ({ rashi, degreesInRashi }: Placement): RashiIndex => {
  const half = degreesInRashi < 15 ? 0 : 1;
  return rashiIndex(2 * rashi + (rashi % 2 === 0 ? half : 1 - half));
};

/** The sign of a placement in a division, with D2 as the school counts it. */
export const schoolRashi = (
  placement: Placement,
  varga: Varga,
  hora: StrengthSchool['hora'],
): RashiIndex =>
  varga === 2 && hora === 'spread' ? spreadHora(placement) : placement.vargas[varga];
