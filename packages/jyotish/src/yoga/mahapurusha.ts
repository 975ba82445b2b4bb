import { KENDRAS } from '../tables/bhavas.ts';
import type { Graha } from '../vocabulary.ts';
import { all, are, not, stands, type Rule } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

/** At home in a kendra from the lagna. Some count from the Moon too; the books name the lagna. */
const greatIn = (graha: Graha): Rule => all(are(graha, 'at-home'), stands(graha, KENDRAS));
const unburnt = (graha: Graha): Rule => not(are(graha, 'burnt'));

/** The five great persons, one for each star planet. BPHS 75; PD 6. */
export const MAHAPURUSHA_YOGAS = [
  {
    id: 'ruchaka',
    family: 'mahapurusha',
    rule: greatIn('mars'),
    full: unburnt('mars'),
    side: 'for',
    areas: ['career-job', 'government-job', 'self'],
    source: 'BPHS 75; PD 6',
    percent: [5, 12],
  },
  {
    id: 'bhadra',
    family: 'mahapurusha',
    rule: greatIn('mercury'),
    full: unburnt('mercury'),
    side: 'for',
    areas: ['business', 'education', 'self'],
    source: 'BPHS 75; PD 6',
    percent: [3, 9],
  },
  {
    id: 'hamsa',
    family: 'mahapurusha',
    rule: greatIn('jupiter'),
    full: unburnt('jupiter'),
    side: 'for',
    areas: ['spirituality-luck', 'education', 'self'],
    source: 'BPHS 75; PD 6',
    percent: [5, 12],
  },
  {
    id: 'malavya',
    family: 'mahapurusha',
    rule: greatIn('venus'),
    full: unburnt('venus'),
    side: 'for',
    areas: ['love-marriage', 'property-vehicle', 'self'],
    source: 'BPHS 75; PD 6',
    percent: [5, 12],
  },
  {
    id: 'shasha',
    family: 'mahapurusha',
    rule: greatIn('saturn'),
    full: unburnt('saturn'),
    side: 'for',
    areas: ['career-job', 'government-job', 'self'],
    source: 'BPHS 75; PD 6',
    percent: [5, 12],
  },
] as const satisfies readonly YogaRecord[];
