import { KENDRAS } from '../tables/bhavas.ts';
import { EXALTATION } from '../tables/dignities.ts';
import { rashiLord } from '../tables/rashis.ts';
import type { Graha, RashiIndex } from '../vocabulary.ts';
import { all, any, are, from, aspectsEvery, of, SEVEN, some, type Rule } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

/** In a kendra from the lagna or the Moon, the Moon itself from the lagna alone. */
const inKendra = (graha: Graha): Rule =>
  graha === 'moon'
    ? some(graha, KENDRAS)
    : any(some(graha, KENDRAS), some(graha, from('moon', ...KENDRAS)));

const debilitationSign = (graha: Graha): RashiIndex =>
  ((EXALTATION[graha].rashi + 6) % 12) as RashiIndex;

/** Lord of the sign of its fall. */
const debilitationLord = (graha: Graha): Graha => rashiLord(debilitationSign(graha));
const exaltationLord = (graha: Graha): Graha => rashiLord(EXALTATION[graha].rashi);

/** PD's grounds: the lord of either sign in a kendra from lagna or Moon, or the host's aspect. */
const lifted = (graha: Graha): Rule =>
  all(
    are(graha, 'debilitated'),
    any(
      inKendra(debilitationLord(graha)),
      inKendra(exaltationLord(graha)),
      aspectsEvery(debilitationLord(graha), of(graha)),
    ),
  );

/** Both lords in kendras: the ground all schools call a raja yoga. */
const liftedTwice = (graha: Graha): Rule =>
  all(
    are(graha, 'debilitated'),
    inKendra(debilitationLord(graha)),
    inKendra(exaltationLord(graha)),
  );

/**
 * A fall undone. A lord stands in a kendra from lagna or Moon in five births of nine, one of two lords in
 * four of five: by PD's letter most falls are undone, however rare the yoga is said to be. In full it asks
 * for both lords.
 */
export const NEECHA_BHANGA_YOGAS = [
  {
    id: 'neecha-bhanga-raja',
    family: 'neecha-bhanga',
    rule: any(...SEVEN.map(lifted)),
    full: any(...SEVEN.map(liftedTwice)),
    side: 'for',
    areas: ['overall-timeline', 'career-job'],
    source: 'PD 7',
    percent: [28, 50],
  },
] as const satisfies readonly YogaRecord[];
