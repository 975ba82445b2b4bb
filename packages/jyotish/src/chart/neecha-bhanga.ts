import { EXALTATION } from '../tables/dignities.ts';
import { rashiLord } from '../tables/rashis.ts';
import { SEVEN_GRAHAS, type Graha } from '../vocabulary.ts';
import type { Chart } from './chart.types.ts';
import { aspects } from './drishti.ts';
import { dispositor, houseFrom, isKendra, isVargottama } from './houses.ts';

/**
 * Conditions that cancel a debilitation (neecha bhanga), the most agreed on first. PD 7.26–30; the
 * last two are of later practice.
 */
export const NEECHA_BHANGAS = [
  /** The lord of the sign of debility in a kendra from the lagna or the Moon. */
  'dispositor-in-kendra',
  /** That lord casts a full aspect on the graha. */
  'dispositor-aspects',
  /** The graha that is exalted in that sign in such a kendra. */
  'exalted-there-in-kendra',
  /** The lord of the graha's own exaltation sign in such a kendra. */
  'exaltation-lord-in-kendra',
  /** The two lords in kendras from each other. */
  'lords-in-mutual-kendra',
  /** The graha and its dispositor in each other's signs. */
  'exchange',
  'exalted-in-navamsa',
  'vargottama',
] as const;
export type NeechaBhangaCondition = (typeof NEECHA_BHANGAS)[number];

export interface NeechaBhanga {
  readonly condition: NeechaBhangaCondition;
  /** The graha that meets the condition; the debilitated graha itself where its navamsa does. */
  readonly by: Graha;
}

/**
 * Whether a graha is in a kendra from the lagna or the Moon; for the Moon itself only the lagna
 * counts.
 */
const isInKendra = ({ lagna, grahas }: Chart, graha: Graha): boolean =>
  isKendra(houseFrom(lagna.rashi, grahas[graha].rashi)) ||
  (graha !== 'moon' && isKendra(houseFrom(grahas.moon.rashi, grahas[graha].rashi)));

/** The graha that meets a condition, or undefined where the condition does not hold. */
const liftedBy = (
  chart: Chart,
  graha: Graha,
  condition: NeechaBhangaCondition,
): Graha | undefined => {
  const placement = chart.grahas[graha];
  const dispositorOfGraha = dispositor(chart, graha);
  const high = rashiLord(EXALTATION[graha].rashi);
  const holds: Readonly<Record<NeechaBhangaCondition, () => Graha | false | undefined>> = {
    'dispositor-in-kendra': () => isInKendra(chart, dispositorOfGraha) && dispositorOfGraha,
    'dispositor-aspects': () => aspects(chart, dispositorOfGraha, graha) && dispositorOfGraha,
    'exalted-there-in-kendra': () =>
      SEVEN_GRAHAS.find(
        (other) => EXALTATION[other].rashi === placement.rashi && isInKendra(chart, other),
      ),
    'exaltation-lord-in-kendra': () => isInKendra(chart, high) && high,
    'lords-in-mutual-kendra': () =>
      dispositorOfGraha !== high &&
      isKendra(houseFrom(chart.grahas[dispositorOfGraha].rashi, chart.grahas[high].rashi)) &&
      high,
    exchange: () => dispositor(chart, dispositorOfGraha) === graha && dispositorOfGraha,
    'exalted-in-navamsa': () => placement.vargas[9] === EXALTATION[graha].rashi && graha,
    vargottama: () => isVargottama(placement) && graha,
  };
  return holds[condition]() || undefined;
};

/** Every neecha bhanga condition met for a graha; empty when it is not debilitated. */
export const neechaBhanga = (chart: Chart, graha: Graha): readonly NeechaBhanga[] => {
  if (chart.grahas[graha].dignity !== 'debilitated') return [];
  return NEECHA_BHANGAS.flatMap((condition) => {
    const by = liftedBy(chart, graha, condition);
    return by === undefined ? [] : [{ condition, by }];
  });
};
