import { EXALTATION } from '../tables/dignities.ts';
import { NODE_LORDS, REGARDING_GRAHAS } from '../tables/jaimini.ts';
import { MODALITIES, modalityOf, rashiLord } from '../tables/rashis.ts';
import { GRAHAS, type Graha, type RashiIndex } from '../vocabulary.ts';
import { rashiAspects } from './rashi-drishti.ts';

interface Placed {
  readonly rashi: RashiIndex;
  /** 0 ≤ x < 30. */
  readonly degreesInRashi: number;
}

/** The part of a chart that co-lords need: sign and degrees in the sign. A `Chart` has it. */
export interface PlacedChart {
  readonly lagna: { readonly rashi: RashiIndex };
  readonly grahas: Readonly<Record<Graha, Placed>>;
}

/** The comparison step that decided between two co-lords; `sole` when the sign has one lord. */
export type CoLordStep =
  | 'sole'
  | 'elsewhere'
  | 'company'
  | 'regard'
  | 'exaltation'
  | 'modality'
  | 'degrees';

export interface JaiminiLord {
  readonly lord: Graha;
  readonly by: CoLordStep;
}

type Grahas = PlacedChart['grahas'];
type Strength = (grahas: Grahas, graha: Graha) => number;

const company: Strength = (grahas, graha) =>
  GRAHAS.filter((other) => grahas[other].rashi === grahas[graha].rashi).length;

/**
 * How many of Jupiter, Mercury and the dispositor stand with the graha or aspect its sign; one may
 * count twice.
 */
const regard: Strength = (grahas, graha) => {
  const { rashi } = grahas[graha];
  const near = (other: Graha): boolean =>
    grahas[other].rashi === rashi || rashiAspects(grahas[other].rashi, rashi);
  return [...REGARDING_GRAHAS, rashiLord(rashi)].filter(near).length;
};

const exaltation: Strength = (grahas, graha) =>
  grahas[graha].rashi === EXALTATION[graha].rashi ? 1 : 0;

/** Modality of the graha's sign as a rank: dual over fixed over movable. */
const modality: Strength = (grahas, graha) => MODALITIES.indexOf(modalityOf(grahas[graha].rashi));

/** Degrees in the sign, negated, so that the smaller count wins; see `jaiminiLord`. */
const degrees: Strength = (grahas, graha) => -grahas[graha].degreesInRashi;

const LADDER: readonly (readonly [CoLordStep, Strength])[] = [
  ['company', company],
  ['regard', regard],
  ['exaltation', exaltation],
  ['modality', modality],
  ['degrees', degrees],
];

/**
 * The lord of a sign in Jaimini's counting, and the step that decided. Vrishchika has Mars and
 * Ketu, Kumbha Saturn and Rahu; the stronger one is taken, and where one is in the sign itself and
 * one elsewhere, the one elsewhere. P.V.R. Narasimha Rao 15.5. The last step takes the one with
 * fewer degrees in its sign: he prints the one with more (nodes from the end), but Jagannatha Hora,
 * and his own example, come out the other way (reference/README.md).
 */
export const jaiminiLord = ({ grahas }: PlacedChart, rashi: RashiIndex): JaiminiLord => {
  const lord = rashiLord(rashi);
  const node = NODE_LORDS[rashi];
  if (node === undefined) return { lord, by: 'sole' };
  const home = [lord, node].filter((graha) => grahas[graha].rashi === rashi);
  if (home.length === 1) return { lord: home[0] === lord ? node : lord, by: 'elsewhere' };
  for (const [by, strength] of LADDER) {
    const ahead = strength(grahas, lord) - strength(grahas, node);
    if (ahead !== 0) return { lord: ahead > 0 ? lord : node, by };
  }
  return { lord, by: 'degrees' };
};
