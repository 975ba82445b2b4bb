import type { EvidenceOf } from '../finding-ids.ts';
import { finding } from '../finding.ts';
import type { Bhava } from '../../vocabulary.ts';
import { lordOf } from '../reading/ties.ts';
import { RELATIVE_NORMS } from '../sum/norms.generated.ts';
import { standing } from '../sum/norms.ts';
import { sidePoints, type Side } from './side.ts';
import type { Specific } from './telling.ts';

export const RELATIVES = [
  'mother',
  'father',
  'younger-siblings',
  'elder-siblings',
  'in-laws',
] as const;
export type Relative = (typeof RELATIVES)[number];

interface RelativeRecord {
  readonly house: Bhava;
  readonly side: Side;
  readonly source: string;
}

/** A relative's house and significator; weights ours. Father from the ninth (rules.md section 3). */
export const RELATIVE_RECORDS: Readonly<Record<Relative, RelativeRecord>> = {
  mother: { house: 4, side: { houses: { 4: 3 }, grahas: { moon: 3 } }, source: 'BPHS 15, 32' },
  father: {
    house: 9,
    side: { houses: { 9: 3, 10: 1 }, grahas: { sun: 3 } },
    source: 'BPHS 20, 32',
  },
  'younger-siblings': {
    house: 3,
    side: { houses: { 3: 3 }, grahas: { mars: 3 } },
    source: 'BPHS 14, 32',
  },
  'elder-siblings': {
    house: 11,
    side: { houses: { 11: 3 }, grahas: { jupiter: 2, mars: 1 } },
    source: 'BPHS 22, 32',
  },
  // The fourth and the ninth from the seventh: the partner's parents.
  'in-laws': {
    house: 10,
    side: { houses: { 10: 3, 3: 2 }, grahas: { jupiter: 1, venus: 2 } },
    source: 'BPHS 32; HTJ II',
  },
};

/** In usual distances from the middle of all charts (ours). */
const toneOf = (distance: number): EvidenceOf<'specific.relative'>['tone'] => {
  if (distance >= 0.7) return 'warm';
  if (distance >= 0) return 'steady';
  return distance >= -0.8 ? 'uneven' : 'effortful';
};

/** How the bond with each relative stands over the months asked about. */
export const relatives =
  (list: readonly Relative[]): Specific =>
  ({ reading, focus, months }) =>
    list.map((relative) => {
      const { house, side, source } = RELATIVE_RECORDS[relative];
      const points = sidePoints(reading, focus, side, months);
      const tone = toneOf(standing(points, RELATIVE_NORMS[relative][reading.from]));
      return finding(
        'specific.relative',
        0,
        { relative, tone, house, lord: lordOf(reading, house) },
        source,
      );
    });
