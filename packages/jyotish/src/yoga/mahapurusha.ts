import { KENDRAS } from '../tables/bhavas.ts';
import type { Graha, Mahapurusha } from '../vocabulary.ts';
import { all, are, not, stands, type Rule } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

/**
 * Rule: at home in a kendra from the lagna. Some count from the Moon too; the books name the lagna.
 */
const atHomeInKendra = (graha: Graha): Rule => all(are(graha, 'at-home'), stands(graha, KENDRAS));
const notCombust = (graha: Graha): Rule => not(are(graha, 'combust'));

/** The five mahapurusha yogas, one for each of the planets Mars to Saturn. BPHS 75; PD 6. */
export const MAHAPURUSHA_YOGAS = [
  {
    id: 'ruchaka',
    family: 'mahapurusha',
    rule: atHomeInKendra('mars'),
    full: notCombust('mars'),
    side: 'for',
    areas: ['career-job', 'government-job', 'property-vehicle', 'self'],
    source: 'BPHS 75; PD 6',
    percent: [5, 12],
  },
  {
    id: 'bhadra',
    family: 'mahapurusha',
    rule: atHomeInKendra('mercury'),
    full: notCombust('mercury'),
    side: 'for',
    areas: ['business', 'education', 'self'],
    source: 'BPHS 75; PD 6',
    percent: [3, 9],
  },
  {
    id: 'hamsa',
    family: 'mahapurusha',
    rule: atHomeInKendra('jupiter'),
    full: notCombust('jupiter'),
    side: 'for',
    areas: ['spirituality-luck', 'education', 'self'],
    source: 'BPHS 75; PD 6',
    percent: [5, 12],
  },
  {
    id: 'malavya',
    family: 'mahapurusha',
    rule: atHomeInKendra('venus'),
    full: notCombust('venus'),
    side: 'for',
    areas: [
      'love-marriage',
      'marriage-timing',
      'marital-harmony',
      'spouse-nature',
      'property-vehicle',
      'self',
    ],
    source: 'BPHS 75; PD 6',
    percent: [5, 12],
  },
  {
    id: 'shasha',
    family: 'mahapurusha',
    rule: atHomeInKendra('saturn'),
    full: notCombust('saturn'),
    side: 'for',
    areas: ['career-job', 'government-job', 'self'],
    source: 'BPHS 75; PD 6',
    percent: [5, 12],
  },
] as const satisfies readonly (YogaRecord & { readonly id: Mahapurusha })[];
