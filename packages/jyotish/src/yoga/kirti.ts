import { KENDRAS, TRIKONAS } from '../tables/bhavas.ts';
import type { Bhava } from '../vocabulary.ts';
import {
  all,
  any,
  apart,
  are,
  both,
  exchanged,
  from,
  held,
  dispositor,
  inModality,
  aspectsEvery,
  lord,
  navamsaDispositor,
  not,
  of,
  rising,
  SEVEN,
  CONSTANT_BENEFICS,
  some,
  standingIn,
  stands,
  together,
  touches,
  type Rule,
  type Who,
} from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

const KENDRA_OR_TRIKONA: readonly Bhava[] = [...KENDRAS, ...TRIKONAS.slice(1)];

/** Two different grahas in kendras from each other. */
const inMutualKendras = (a: Who, b: Who): Rule => all(apart(a, b), stands(a, from(b, ...KENDRAS)));

const wellPlaced = (who: Who): Rule => any(stands(who, KENDRA_OR_TRIKONA), are(who, 'exalted'));

/** Yogas of status and renown. BPHS 36; PD 6. */
export const KIRTI_YOGAS = [
  // Benefics alone in kendras, as PVR reads it, and in the eighth; Raman has the sixth and eighth.
  {
    id: 'parvata',
    family: 'kirti',
    rule: all(some('benefics', KENDRAS), not(some('malefics', [...KENDRAS, 8]))),
    side: 'for',
    areas: ['wealth', 'self'],
    source: 'BPHS 36',
    percent: [1, 9],
  },
  {
    id: 'kahala',
    family: 'kirti',
    rule: any(
      all(inMutualKendras(lord(4), 'jupiter'), are(lord(1), 'strong')),
      all(are(lord(4), 'at-home'), together(lord(4), lord(10))),
    ),
    side: 'for',
    areas: ['career-job', 'self'],
    source: 'BPHS 36',
    percent: [7, 20],
  },
  {
    id: 'chamara',
    family: 'kirti',
    rule: any(
      all(are(lord(1), 'exalted'), stands(lord(1), KENDRAS), aspectsEvery('jupiter', of(lord(1)))),
      ...([1, 7, 9, 10] as const).map((house) => some(CONSTANT_BENEFICS, [house], 2)),
    ),
    side: 'for',
    areas: ['education', 'career-job'],
    source: 'BPHS 36',
    percent: [9, 22],
  },
  {
    id: 'shankha',
    family: 'kirti',
    rule: any(
      all(are(lord(1), 'strong'), inMutualKendras(lord(5), lord(6))),
      all(together(lord(1), lord(10)), inModality(lord(1), 'movable'), are(lord(9), 'strong')),
    ),
    side: 'for',
    areas: ['family', 'property-vehicle'],
    source: 'BPHS 36',
    percent: [7, 20],
  },
  {
    id: 'bheri',
    family: 'kirti',
    rule: all(
      are(lord(9), 'strong'),
      any(
        held([1, 2, 7, 12], SEVEN),
        all(
          inMutualKendras('jupiter', 'venus'),
          stands(lord(1), from('jupiter', ...KENDRAS)),
          stands(lord(1), from('venus', ...KENDRAS)),
        ),
      ),
    ),
    side: 'for',
    areas: ['family', 'spirituality-luck'],
    source: 'BPHS 36',
    percent: [2, 12],
  },
  // At least two at home, BPHS meaning planets; Raman asks for a navamsa dispositor instead.
  {
    id: 'mridanga',
    family: 'kirti',
    rule: all(
      are(lord(1), 'strong'),
      any(
        ...SEVEN.flatMap((a, i) =>
          SEVEN.slice(i + 1).map((b) =>
            all(are([a, b], 'at-home'), stands([a, b], KENDRA_OR_TRIKONA)),
          ),
        ),
      ),
    ),
    side: 'for',
    areas: ['career-job', 'overall-timeline'],
    source: 'BPHS 36',
    percent: [3, 14],
  },
  {
    id: 'kurma',
    family: 'kirti',
    rule: all(
      held([5, 6, 7], 'benefics'),
      held([1, 3, 11], 'malefics'),
      are(both('benefics', standingIn([5, 6, 7])), 'welcome'),
      are(both('malefics', standingIn([1, 3, 11])), 'at-home'),
    ),
    side: 'for',
    areas: ['self', 'spirituality-luck'],
    source: 'BPHS 36',
    percent: [0, 0.1],
  },
  {
    id: 'khadga',
    family: 'kirti',
    rule: all(exchanged([2], [9]), stands(lord(1), KENDRA_OR_TRIKONA)),
    side: 'for',
    areas: ['wealth', 'education'],
    source: 'BPHS 36',
    percent: [0, 1.5],
  },
  {
    id: 'kusuma',
    family: 'kirti',
    rule: all(
      rising('fixed'),
      stands('venus', KENDRAS),
      stands('moon', TRIKONAS),
      some(['mercury', 'jupiter'], of('moon')),
      stands('saturn', [10]),
    ),
    side: 'for',
    areas: ['self', 'family'],
    source: 'BPHS 36; Raman, 300 Combinations',
    percent: [0, 0.4],
  },
  // Also called Kalpadruma: the lagna lord, its dispositor, and that one's dispositors in the rashi chart and the navamsa.
  {
    id: 'parijata',
    family: 'kirti',
    rule: all(
      wellPlaced(lord(1)),
      wellPlaced(dispositor(lord(1))),
      wellPlaced(dispositor(dispositor(lord(1)))),
      wellPlaced(navamsaDispositor(dispositor(lord(1)))),
    ),
    side: 'for',
    areas: ['overall-timeline', 'career-job'],
    source: 'BPHS 36; Raman, 300 Combinations',
    percent: [9, 25],
  },
  {
    id: 'pushkala',
    family: 'kirti',
    rule: all(
      together(lord(1), 'moon'),
      any(stands(dispositor('moon'), KENDRAS), are(dispositor('moon'), 'great-friend')),
      touches(dispositor('moon'), [1]),
      some(SEVEN, [1]),
    ),
    side: 'for',
    areas: ['wealth', 'self'],
    source: 'PD 6',
    percent: [0, 3],
  },
  {
    id: 'lagnadhi',
    family: 'kirti',
    rule: all(
      held([7, 8], CONSTANT_BENEFICS),
      not(some('malefics', [7, 8])),
      not(aspectsEvery('malefics', [7])),
      not(aspectsEvery('malefics', [8])),
    ),
    side: 'for',
    areas: ['education', 'self'],
    source: 'BPHS 36; PVR 11',
    percent: [0, 1.5],
  },
  {
    id: 'chatussagara',
    family: 'kirti',
    rule: held(KENDRAS, SEVEN),
    side: 'for',
    areas: ['overall-timeline', 'career-job'],
    source: 'Raman, 300 Combinations',
    percent: [0.2, 5],
  },
  {
    id: 'rajalakshana',
    family: 'kirti',
    rule: stands(['moon', ...CONSTANT_BENEFICS], KENDRAS),
    side: 'for',
    areas: ['self', 'career-job'],
    source: 'Raman, 300 Combinations',
    percent: [0.3, 4],
  },
] as const satisfies readonly YogaRecord[];
