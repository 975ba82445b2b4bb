import type { Bhava } from '../vocabulary.ts';
import { any, are, lord, not, some, tied } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

type Areas = YogaRecord['areas'];

const dhanaYoga = <const Id extends string>(
  id: Id,
  [first, second]: readonly [Bhava, Bhava],
  areas: Areas,
) => {
  const members = [lord(first), lord(second)] as const;
  const unfit = members.flatMap((member) => [are(member, 'combust'), are(member, 'debilitated')]);
  return {
    id,
    family: 'dhana',
    rule: tied(...members),
    full: not(any(...unfit, some(lord(first, second), [6, 8, 12]))),
    side: 'for',
    areas,
    source: 'BPHS 41; PVR 11',
    percent: [10, 30],
  } as const;
};

/**
 * Lords of 1, 2, 5, 9 and 11 tied by place, mutual aspect or exchange. 1 with 5 and 1 with 9 stand
 * among the raja yogas. BPHS 41.
 */
export const DHANA_YOGAS = [
  dhanaYoga('dhana-1-2', [1, 2], ['wealth', 'self']),
  dhanaYoga('dhana-1-11', [1, 11], ['wealth', 'self']),
  dhanaYoga('dhana-2-5', [2, 5], ['wealth', 'education']),
  dhanaYoga('dhana-2-9', [2, 9], ['wealth', 'spirituality-luck']),
  dhanaYoga('dhana-2-11', [2, 11], ['wealth', 'business']),
  dhanaYoga('dhana-5-9', [5, 9], ['wealth', 'spirituality-luck']),
  dhanaYoga('dhana-5-11', [5, 11], ['wealth', 'education']),
  dhanaYoga('dhana-9-11', [9, 11], ['wealth', 'spirituality-luck']),
] as const satisfies readonly YogaRecord[];
