import { DUSTHANAS } from '../tables/bhavas.ts';
import type { Bhava } from '../vocabulary.ts';
import { all, are, lord, not, CONSTANT_BENEFICS, some, touches } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

type Areas = YogaRecord['areas'];

/**
 * Rule of a house yoga: a benefic in or aspecting the house; its lord at home, not combust, and in
 * 6, 8 or 12 only if that is the house.
 */
const bhavaYoga = <const Id extends string>(id: Id, house: Bhava, areas: Areas) =>
  ({
    id,
    family: 'bhava',
    rule: all(
      touches(CONSTANT_BENEFICS, [house]),
      are(lord(house), 'at-home'),
      not(are(lord(house), 'combust')),
      not(
        some(
          lord(house),
          DUSTHANAS.filter((dusthana) => dusthana !== house),
        ),
      ),
    ),
    side: 'for',
    areas,
    source: 'PD 6',
    percent: [4, 18],
  }) as const;

/**
 * The house yogas of PD 6. Of its twelve we leave out those whose names stand for other yogas here
 * (chamara, chhatra, musala) and asura, of the eighth.
 */
export const BHAVA_YOGAS = [
  bhavaYoga('dhenu', 2, ['wealth', 'family']),
  bhavaYoga('shaurya', 3, ['family', 'self']),
  bhavaYoga('jaladhi', 4, ['property-vehicle', 'family']),
  bhavaYoga('astra', 6, ['government-job', 'career-job']),
  bhavaYoga('kama', 7, ['marital-harmony', 'love-marriage']),
  bhavaYoga('bhagya', 9, ['spirituality-luck']),
  bhavaYoga('khyati', 10, ['career-job']),
  bhavaYoga('suparijata', 11, ['wealth']),
] as const satisfies readonly YogaRecord[];
