import type { Bhava } from '../vocabulary.ts';
import { any, BETWEEN_NODES, SEVEN, some } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

const HOUSES: readonly Bhava[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Told as remarks: they weigh nothing by themselves. */
export const REMARK_YOGAS = [
  // In none of the old books. By degrees, whichever node leads; some count signs only.
  {
    id: 'kala-sarpa',
    family: 'remark',
    rule: BETWEEN_NODES,
    side: 'neutral',
    areas: ['overall-timeline'],
    source: 'late tradition; Raman, 300 Combinations 266',
    percent: [2, 12],
  },
  // Read as a strong inner pull, never as leaving the world.
  {
    id: 'pravrajya',
    family: 'remark',
    rule: any(...HOUSES.map((house) => some(SEVEN, [house], 4))),
    side: 'neutral',
    areas: ['spirituality-luck'],
    source: 'BPHS 79; PD 27',
    percent: [6, 20],
  },
] as const satisfies readonly YogaRecord[];
