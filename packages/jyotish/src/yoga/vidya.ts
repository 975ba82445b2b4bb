import { KENDRAS, TRIKONAS } from '../tables/bhavas.ts';
import {
  all,
  any,
  are,
  from,
  held,
  lord,
  of,
  SEVEN,
  CONSTANT_BENEFICS,
  some,
  stands,
  touches,
} from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

/** Yogas of learning. BPHS 36; PD 6. */
export const VIDYA_YOGAS = [
  {
    id: 'saraswati',
    family: 'vidya',
    rule: all(
      stands(CONSTANT_BENEFICS, [...KENDRAS, ...TRIKONAS.slice(1), 2]),
      are('jupiter', 'welcome'),
    ),
    side: 'for',
    areas: ['education', 'self'],
    source: 'PD 6',
    percent: [6, 20],
  },
  {
    id: 'sharada',
    family: 'vidya',
    rule: any(
      all(stands(lord(10), [5]), stands('mercury', KENDRAS), are('sun', 'at-home')),
      all(some(['mercury', 'jupiter'], from('moon', 5, 9)), stands('mars', [11])),
    ),
    side: 'for',
    areas: ['education', 'family'],
    source: 'BPHS 36',
    percent: [1, 5],
  },
  {
    id: 'kalanidhi',
    family: 'vidya',
    rule: all(
      stands('jupiter', [2, 5]),
      touches('mercury', of('jupiter')),
      touches('venus', of('jupiter')),
    ),
    side: 'for',
    areas: ['education', 'wealth'],
    source: 'BPHS 36; Raman, 300 Combinations',
    percent: [0.2, 3],
  },
  {
    id: 'matsya',
    family: 'vidya',
    rule: all(held([1, 9], 'benefics'), held([4, 8], 'malefics'), some(SEVEN, [5])),
    side: 'for',
    areas: ['education', 'spirituality-luck'],
    source: 'BPHS 36',
    percent: [0, 1.2],
  },
] as const satisfies readonly YogaRecord[];
