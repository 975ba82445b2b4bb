import { all, fromArudha, not, SEVEN, some } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

/** Yogas of the grahas around the arudha lagna; found only when arudhas are given. BPHS 29. */
export const ARUDHA_YOGAS = [
  {
    id: 'arudha-labha',
    family: 'arudha',
    rule: all(some(SEVEN, fromArudha(1, 11)), not(some(SEVEN, fromArudha(1, 12)))),
    side: 'for',
    areas: ['wealth', 'career-job'],
    source: 'BPHS 29; PVR 9',
    percent: [15, 35],
  },
  {
    id: 'arudha-vyaya',
    family: 'arudha',
    rule: all(some(SEVEN, fromArudha(1, 12)), not(some(SEVEN, fromArudha(1, 11)))),
    side: 'against',
    areas: ['wealth'],
    source: 'BPHS 29; PVR 9',
    percent: [15, 35],
  },
  {
    id: 'arudha-dhana',
    family: 'arudha',
    rule: some(['moon', 'jupiter', 'venus'], fromArudha(1, 2)),
    side: 'for',
    areas: ['wealth', 'family'],
    source: 'BPHS 29; Jaimini Sutras 1.3',
    percent: [15, 32],
  },
] as const satisfies readonly YogaRecord[];
