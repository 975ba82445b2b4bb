import { houseLord, type SignChart } from '../../chart/houses.ts';
import type { JulianDayUt } from '../../units.ts';
import type { Bhava, Graha, Varga } from '../../vocabulary.ts';
import type { Claim, DignityState } from '../claim.types.ts';
import type { From, Reading } from '../reading/reading.ts';
import type { Tie } from '../../tables/ties.ts';

/** A reading whose findings are told; `isSteady`: no sign changes within an unknown birth time. */
export interface ClaimContext {
  readonly reading: Reading;
  /** The moment of asking. */
  readonly at: JulianDayUt;
  readonly isSteady: boolean;
}

/** The chart in which houses are counted: from the lagna, or from the Moon in a reading of either. */
const chartFrom = ({ reading }: ClaimContext, from: From): SignChart =>
  from === 'moon' ? reading.moonChart : reading.chart;

/** Where a graha stands in the birth chart; without its sign where that is uncertain. */
export const standing = (context: ClaimContext, graha: Graha, from: From): Claim => {
  const { rashi, house } = chartFrom(context, from).grahas[graha];
  return { kind: 'stands', graha, house, from, ...(context.isSteady && { rashi }) };
};

/** Where a graha stands in a division. */
export const standingIn = (
  { reading: { chart } }: ClaimContext,
  graha: Graha,
  varga: Varga,
  house?: Bhava,
): Claim => ({
  kind: 'stands',
  graha,
  rashi: chart.grahas[graha].vargas[varga],
  from: 'lagna',
  varga,
  ...(house !== undefined && { house }),
});

/** Which graha owns a house. */
export const ruling = (context: ClaimContext, house: Bhava, from: From): Claim => ({
  kind: 'rules',
  graha: houseLord(chartFrom(context, from), house),
  house,
  from,
});

/** The state a dignity states; friends' and enemies' signs state no more than where a graha stands. */
const STATES: Readonly<Record<string, DignityState>> = {
  exalted: 'exalted',
  moolatrikona: 'moolatrikona',
  own: 'own',
  debilitated: 'debilitated',
};

/** The dignity of a graha of the birth chart, where it is a state. */
export const dignities = ({ reading }: ClaimContext, graha: Graha): readonly Claim[] => {
  const state = STATES[reading.chart.grahas[graha].dignity];
  return state === undefined ? [] : [{ kind: 'dignity', graha, state }];
};

/** The tie of `a` to `b`. */
export const tied = (tie: Tie, a: Graha, b: Graha): readonly Claim[] => {
  switch (tie) {
    case 'same-lord':
      return [];
    case 'conjunction':
      return [{ kind: 'conjoined', a, b }];
    case 'exchange':
      return [{ kind: 'exchanges', a, b }];
    case 'mutual-aspect':
      return [
        { kind: 'aspects', a, b },
        { kind: 'aspects', a: b, b: a },
      ];
    case 'aspects':
      return [{ kind: 'aspects', a, b }];
    case 'aspected-by':
      return [{ kind: 'aspects', a: b, b: a }];
    case 'hosts':
      return [{ kind: 'hosted', a: b, b: a }];
    case 'hosted-by':
      return [{ kind: 'hosted', a, b }];
  }
};
