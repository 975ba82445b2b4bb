import { any, BETWEEN_NODES, of, SEVEN, some } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

/** Yogas reported as remarks, without weight. */
export const REMARK_YOGAS = [
  // In none of the old books. By degrees, whichever node leads; some count signs only.
  {
    id: 'kala-sarpa',
    family: 'remark',
    rule: BETWEEN_NODES,
    side: 'neutral',
    areas: ['overall-timeline'],
    source: 'later tradition',
    percent: [2, 12],
  },
  // Read as a strong inner pull, never as leaving the world.
  {
    id: 'pravrajya',
    family: 'remark',
    rule: any(...SEVEN.map((graha) => some(SEVEN, of(graha), 4))),
    side: 'neutral',
    areas: ['spirituality-luck'],
    source: 'BPHS 79; PD 27',
    percent: [6, 20],
  },
] as const satisfies readonly YogaRecord[];
