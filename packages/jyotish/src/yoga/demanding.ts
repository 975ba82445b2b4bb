import { DUSTHANAS } from '../tables/bhavas.ts';
import type { Bhava } from '../vocabulary.ts';
import { all, are, lord, not, stands } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

type Areas = YogaRecord['areas'];

/** Rule: the lord of a good house in 6, 8 or 12, unless it owns that house. */
const lordInDusthana = <const Id extends string>(id: Id, house: Bhava, areas: Areas) =>
  ({
    id,
    family: 'demanding',
    rule: all(stands(lord(house), DUSTHANAS), not(are(lord(house), 'at-home'))),
    side: 'against',
    areas,
    source: 'PD 6',
    percent: [14, 27],
  }) as const;

/** PD's house yogas that demand effort. Those about life, body or spouse are left out. */
export const DEMANDING_YOGAS = [
  lordInDusthana('nihsva', 2, ['wealth', 'family']),
  lordInDusthana('kuhu', 4, ['property-vehicle', 'family']),
  lordInDusthana('nirbhagya', 9, ['spirituality-luck']),
  lordInDusthana('duryoga', 10, ['career-job']),
  lordInDusthana('daridra', 11, ['wealth']),
] as const satisfies readonly YogaRecord[];
