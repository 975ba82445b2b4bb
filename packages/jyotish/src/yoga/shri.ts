import { KENDRAS, TRIKONAS } from '../tables/bhavas.ts';
import type { Bhava } from '../vocabulary.ts';
import {
  all,
  are,
  exchanged,
  from,
  held,
  lord,
  aspectsEvery,
  of,
  CONSTANT_BENEFICS,
  stands,
  together,
  type Rule,
  type Who,
} from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

const KENDRA_OR_TRIKONA: readonly Bhava[] = [...KENDRAS, ...TRIKONAS.slice(1)];

const welcomeInGoodPlaces = (...members: readonly Who[]): Rule =>
  all(...members.flatMap((member) => [are(member, 'welcome'), stands(member, KENDRA_OR_TRIKONA)]));

/** Yogas of fortune, named after deities. BPHS 36; PD 6. */
export const SHRI_YOGAS = [
  // BPHS; PD asks for Venus and the ninth lord at home in a kendra or trikona instead.
  {
    id: 'lakshmi',
    family: 'shri',
    rule: all(are(lord(9), 'at-home'), stands(lord(9), KENDRAS), are(lord(1), 'strong')),
    side: 'for',
    areas: ['wealth', 'spirituality-luck'],
    source: 'BPHS 36',
    percent: [0.3, 6],
  },
  {
    id: 'gauri',
    family: 'shri',
    rule: all(
      are('moon', 'at-home'),
      stands('moon', KENDRA_OR_TRIKONA),
      aspectsEvery('jupiter', of('moon')),
    ),
    side: 'for',
    areas: ['family', 'spirituality-luck'],
    source: 'PD 6',
    percent: [0.5, 4],
  },
  // Some exalt the tenth lord instead. Only Dhanu rising can have its seventh lord exalted in the
  // tenth: the Sun and Mercury in Kanya.
  {
    id: 'srinatha',
    family: 'shri',
    rule: all(are(lord(7), 'exalted'), stands(lord(7), [10]), together(lord(10), lord(9))),
    side: 'for',
    areas: ['wealth', 'career-job'],
    source: 'BPHS 36; Raman, 300 Combinations',
    percent: [0, 1.2],
  },
  {
    id: 'srikantha',
    family: 'shri',
    rule: welcomeInGoodPlaces(lord(1), 'sun', 'moon'),
    side: 'for',
    areas: ['spirituality-luck', 'self'],
    source: 'PD 6',
    percent: [0.3, 5],
  },
  {
    id: 'virinchi',
    family: 'shri',
    rule: welcomeInGoodPlaces(lord(5), 'jupiter', 'saturn'),
    side: 'for',
    areas: ['education', 'spirituality-luck'],
    source: 'PD 6',
    percent: [0.3, 5],
  },
  {
    id: 'hari',
    family: 'shri',
    rule: held(from(lord(2), 2, 8, 12), CONSTANT_BENEFICS),
    side: 'for',
    areas: ['wealth', 'self'],
    source: 'BPHS 36; Raman, 300 Combinations',
    percent: [0, 0.6],
  },
  {
    id: 'hara',
    family: 'shri',
    rule: held(from(lord(7), 4, 8, 9), CONSTANT_BENEFICS),
    side: 'for',
    areas: ['marital-harmony', 'self'],
    source: 'BPHS 36; Raman, 300 Combinations',
    percent: [0, 0.6],
  },
  {
    id: 'brahma',
    family: 'shri',
    rule: held(from(lord(1), 4, 10, 11), CONSTANT_BENEFICS),
    side: 'for',
    areas: ['education', 'self'],
    source: 'BPHS 36; Raman, 300 Combinations',
    percent: [0, 0.8],
  },
  {
    id: 'shiva',
    family: 'shri',
    rule: all(stands(lord(5), [9]), stands(lord(9), [10]), stands(lord(10), [5])),
    side: 'for',
    areas: ['business', 'spirituality-luck'],
    source: 'Raman, 300 Combinations; PVR 11',
    percent: [0, 0.4],
  },
  {
    id: 'trilochana',
    family: 'shri',
    rule: all(
      stands('moon', from('sun', 5, 9)),
      stands('mars', from('sun', 5, 9)),
      stands('mars', from('moon', 5, 9)),
    ),
    side: 'for',
    areas: ['wealth', 'self'],
    source: 'Raman, 300 Combinations; PVR 11',
    percent: [0.2, 3],
  },
  {
    id: 'indra',
    family: 'shri',
    rule: all(exchanged([5], [11]), stands('moon', [5])),
    side: 'for',
    areas: ['career-job', 'self'],
    source: 'Raman, 300 Combinations; PVR 11',
    percent: [0, 0.4],
  },
] as const satisfies readonly YogaRecord[];
