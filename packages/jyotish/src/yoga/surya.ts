import { all, are, FIVE_PLANETS, from, not, some, together, type Rule } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

/**
 * One of the five planets (Mars to Saturn) is in that place from the Sun; Moon and nodes do not
 * count.
 */
const besideSun = (place: 2 | 12): Rule => some(FIVE_PLANETS, from('sun', place));

/** Yogas of the Sun. Mercury and Venus keep close to it, so these are common. BPHS 38; PD 6. */
export const SURYA_YOGAS = [
  {
    id: 'vesi',
    family: 'surya',
    rule: all(besideSun(2), not(besideSun(12))),
    side: 'for',
    areas: ['self', 'career-job'],
    source: 'BPHS 38; PD 6',
    percent: [18, 36],
  },
  {
    id: 'vasi',
    family: 'surya',
    rule: all(besideSun(12), not(besideSun(2))),
    side: 'for',
    areas: ['self', 'education'],
    source: 'BPHS 38; PD 6',
    percent: [18, 36],
  },
  {
    id: 'ubhayachari',
    family: 'surya',
    rule: all(besideSun(2), besideSun(12)),
    side: 'for',
    areas: ['self', 'career-job', 'wealth'],
    source: 'BPHS 38; PD 6',
    percent: [25, 43],
  },
  {
    id: 'budha-aditya',
    family: 'surya',
    rule: together('sun', 'mercury'),
    full: not(are('mercury', 'combust')),
    side: 'for',
    areas: ['education', 'career-job'],
    source: 'SV 15; PVR 11',
    percent: [42, 60],
  },
] as const satisfies readonly YogaRecord[];
