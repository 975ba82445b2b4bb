import { DUSTHANAS, KENDRAS, UPACHAYAS } from '../tables/bhavas.ts';
import {
  all,
  any,
  are,
  both,
  FIVE_PLANETS,
  from,
  held,
  none,
  not,
  of,
  CONSTANT_BENEFICS,
  some,
  stands,
  together,
  touches,
  type Rule,
} from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

/**
 * One of the five planets (Mars to Saturn) is in that place from the Moon; Sun and nodes do not
 * count.
 */
const besideMoon = (place: 2 | 12): Rule => some(FIVE_PLANETS, from('moon', place));
const emptyBesideMoon = (place: 2 | 12): Rule => not(besideMoon(place));

/** Yogas of the Moon. BPHS 36 and 37; PD 6. */
export const CHANDRA_YOGAS = [
  {
    id: 'sunapha',
    family: 'chandra',
    rule: all(besideMoon(2), emptyBesideMoon(12)),
    side: 'for',
    areas: ['wealth', 'self'],
    source: 'BPHS 37; PD 6',
    percent: [16, 32],
  },
  {
    id: 'anapha',
    family: 'chandra',
    rule: all(besideMoon(12), emptyBesideMoon(2)),
    side: 'for',
    areas: ['self', 'overall-timeline'],
    source: 'BPHS 37; PD 6',
    percent: [16, 32],
  },
  {
    id: 'durudhara',
    family: 'chandra',
    rule: all(besideMoon(2), besideMoon(12)),
    side: 'for',
    areas: ['wealth', 'property-vehicle'],
    source: 'BPHS 37; PD 6',
    percent: [7, 18],
  },
  // Cancelled by any of the five with the Moon or in a kendra from it (PD) or from the lagna (BPHS).
  {
    id: 'kemadruma',
    family: 'chandra',
    rule: none(FIVE_PLANETS, from('moon', 2, 12)),
    cancelledBy: any(some(FIVE_PLANETS, from('moon', ...KENDRAS)), some(FIVE_PLANETS, KENDRAS)),
    side: 'against',
    areas: ['wealth', 'overall-timeline'],
    source: 'BPHS 37; PD 6',
    percent: [0.5, 6],
  },
  // A kendra from the Moon, as PD and Raman; BPHS also from the lagna; its further terms make it full.
  {
    id: 'gaja-kesari',
    family: 'chandra',
    rule: stands('jupiter', from('moon', ...KENDRAS)),
    full: all(
      touches(both('benefics', ['moon', 'mercury', 'venus']), of('jupiter')),
      not(any(are('jupiter', 'debilitated'), are('jupiter', 'combust'), are('jupiter', 'hostile'))),
    ),
    side: 'for',
    areas: ['spirituality-luck', 'wealth', 'self'],
    source: 'PD 6; BPHS 36',
    percent: [27, 40],
  },
  {
    id: 'adhi',
    family: 'chandra',
    rule: stands(CONSTANT_BENEFICS, from('moon', 6, 7, 8)),
    full: held(from('moon', 6, 7, 8), CONSTANT_BENEFICS),
    side: 'for',
    areas: ['government-job', 'career-job'],
    source: 'BPHS 37; PD 6',
    percent: [1, 7],
  },
  // Any benefic in the tenth, as Raman; BPHS wants benefics alone there, which makes it full.
  {
    id: 'amala',
    family: 'chandra',
    rule: any(some(CONSTANT_BENEFICS, [10]), some(CONSTANT_BENEFICS, from('moon', 10))),
    full: any(
      all(some(CONSTANT_BENEFICS, [10]), not(some('malefics', [10]))),
      all(some(CONSTANT_BENEFICS, from('moon', 10)), not(some('malefics', from('moon', 10)))),
    ),
    side: 'for',
    areas: ['career-job', 'self'],
    source: 'BPHS 36; PD 6; Raman, 300 Combinations',
    percent: [30, 48],
  },
  {
    id: 'vasumati',
    family: 'chandra',
    rule: any(
      stands(CONSTANT_BENEFICS, from('moon', ...UPACHAYAS)),
      stands(CONSTANT_BENEFICS, UPACHAYAS),
    ),
    side: 'for',
    areas: ['wealth'],
    source: 'PD 6; BPHS 37',
    percent: [4, 16],
  },
  {
    id: 'chandra-mangala',
    family: 'chandra',
    rule: together('moon', 'mars'),
    side: 'for',
    areas: ['wealth', 'business'],
    source: 'SV 15; Raman, 300 Combinations',
    percent: [5, 12],
  },
  // Sixth, eighth or twelfth, as PD and Raman, some leaving the twelfth out; a kendra from the lagna cancels.
  {
    id: 'sakata',
    family: 'chandra',
    rule: stands('moon', from('jupiter', ...DUSTHANAS)),
    cancelledBy: stands('moon', KENDRAS),
    side: 'against',
    areas: ['wealth', 'overall-timeline'],
    source: 'PD 6',
    percent: [12, 22],
  },
  {
    id: 'adhama',
    family: 'chandra',
    rule: stands('moon', from('sun', ...KENDRAS)),
    side: 'against',
    areas: ['self', 'education'],
    source: 'BPHS 37; PD 6',
    percent: [27, 40],
  },
  {
    id: 'sama',
    family: 'chandra',
    rule: stands('moon', from('sun', 2, 5, 8, 11)),
    side: 'neutral',
    areas: ['self', 'education'],
    source: 'BPHS 37; PD 6',
    percent: [27, 40],
  },
  {
    id: 'varishtha',
    family: 'chandra',
    rule: stands('moon', from('sun', 3, 6, 9, 12)),
    side: 'for',
    areas: ['self', 'education'],
    source: 'BPHS 37; PD 6',
    percent: [27, 40],
  },
] as const satisfies readonly YogaRecord[];
