import { KENDRAS } from '../tables/bhavas.ts';
import { EXALTATION } from '../tables/dignities.ts';
import { rashiLord } from '../tables/rashis.ts';
import type { Graha, RashiIndex } from '../vocabulary.ts';
import { all, any, are, from, aspectsEvery, of, SEVEN, some, type Rule } from './language/rule.ts';
import type { YogaRecord } from './yoga.types.ts';

/** Rule: in a kendra from the lagna or the Moon; for the Moon itself only from the lagna. */
const inKendra = (graha: Graha): Rule =>
  graha === 'moon'
    ? some(graha, KENDRAS)
    : any(some(graha, KENDRAS), some(graha, from('moon', ...KENDRAS)));

const debilitationSign = (graha: Graha): RashiIndex =>
  ((EXALTATION[graha].rashi + 6) % 12) as RashiIndex;

/** Lord of the graha's debilitation sign. */
const debilitationLord = (graha: Graha): Graha => rashiLord(debilitationSign(graha));
const exaltationLord = (graha: Graha): Graha => rashiLord(EXALTATION[graha].rashi);

/**
 * PD's conditions: the lord of the debilitation or exaltation sign in a kendra from lagna or Moon,
 * or the dispositor's aspect.
 */
const lifted = (graha: Graha): Rule =>
  all(
    are(graha, 'debilitated'),
    any(
      inKendra(debilitationLord(graha)),
      inKendra(exaltationLord(graha)),
      aspectsEvery(debilitationLord(graha), of(graha)),
    ),
  );

/** Both lords in kendras: the condition all schools call a raja yoga. */
const liftedTwice = (graha: Graha): Rule =>
  all(
    are(graha, 'debilitated'),
    inKendra(debilitationLord(graha)),
    inKendra(exaltationLord(graha)),
  );

/**
 * Neecha bhanga yogas: a cancelled debilitation. A lord stands in a kendra from lagna or Moon in
 * five births of nine, one of two lords in four of five: by PD's letter most debilitations are
 * cancelled, however rare the yoga is said to be. `full` asks for both lords.
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
