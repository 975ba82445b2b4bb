import type { Bhava } from '../vocabulary.ts';
import { all, any, are, both, lord, not, some, stands, tied } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

type Share = YogaRecord['percent'];
type Areas = YogaRecord['areas'];
type Lords = readonly [Bhava, Bhava];

/** The yogakaraka: owner of a kendra and a trikona at once; no lagna has two. */
const YOGAKARAKA = both(lord(4, 7, 10), lord(5, 9));
const GOOD_PLACES: readonly Bhava[] = [1, 4, 5, 7, 9, 10];

/**
 * Rule of a raja yoga: lord of a kendra and of a trikona tied by place, mutual aspect or exchange;
 * `full` when both are strong enough.
 */
const rajaYoga = <const Id extends string>(
  id: Id,
  [kendra, trikona]: Lords,
  areas: Areas,
  percent: Share,
) => {
  const members = [lord(kendra), lord(trikona)] as const;
  const unfit = members.flatMap((member) => [are(member, 'combust'), are(member, 'debilitated')]);
  return {
    id,
    family: 'raja',
    rule: tied(...members),
    full: not(any(...unfit, some(lord(kendra, trikona), [6, 8, 12]))),
    side: 'for',
    areas,
    source: 'BPHS 34 and 39; PD 7',
    percent,
  } as const;
};

/**
 * Raja yogas: lords of kendras and trikonas tied; house 1 is both. One graha that owns both is a
 * yogakaraka and no pair. BPHS 34, 39.
 */
export const RAJA_YOGAS = [
  rajaYoga('dharma-karmadhipati', [10, 9], ['career-job', 'spirituality-luck'], [10, 30]),
  rajaYoga('raja-1-4', [4, 1], ['property-vehicle', 'self'], [10, 30]),
  rajaYoga('raja-1-5', [1, 5], ['education', 'self'], [10, 30]),
  rajaYoga('raja-1-7', [7, 1], ['marital-harmony', 'business'], [10, 30]),
  rajaYoga('raja-1-9', [1, 9], ['spirituality-luck', 'self'], [10, 30]),
  rajaYoga('raja-1-10', [10, 1], ['career-job', 'self'], [10, 30]),
  rajaYoga('raja-4-5', [4, 5], ['property-vehicle', 'education'], [10, 30]),
  rajaYoga('raja-4-9', [4, 9], ['property-vehicle', 'spirituality-luck'], [10, 30]),
  rajaYoga('raja-5-7', [7, 5], ['love-marriage', 'marital-harmony'], [10, 30]),
  rajaYoga('raja-5-10', [10, 5], ['career-job', 'government-job'], [10, 30]),
  rajaYoga('raja-7-9', [7, 9], ['marital-harmony', 'spirituality-luck'], [10, 30]),
  // Six lagnas of twelve have one; it counts when it stands in a kendra or trikona, not combust or debilitated.
  {
    id: 'yogakaraka',
    family: 'raja',
    rule: all(
      stands(YOGAKARAKA, GOOD_PLACES),
      not(are(YOGAKARAKA, 'combust')),
      not(are(YOGAKARAKA, 'debilitated')),
    ),
    side: 'for',
    areas: ['career-job', 'overall-timeline'],
    source: 'BPHS 34; Laghu Parashari 2',
    percent: [14, 28],
  },
] as const satisfies readonly YogaRecord[];
