import { aspects, relation } from '../../chart/drishti.ts';
import { dispositor, houseLord } from '../../chart/houses.ts';
import type { Tie } from '../../tables/ties.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import type { Reading } from './reading.ts';

/** Ties that count fully; a one-way aspect or dispositorship alone is too common. */
const CLOSE: readonly Tie[] = ['same-lord', 'conjunction', 'exchange', 'mutual-aspect'];

export const isClose = (tie: Tie | null): boolean => tie !== null && CLOSE.includes(tie);

/** The strongest tie of `a` to `b`, `same-lord` when they are one; null when there is none. */
export const tieOf = ({ chart }: Reading, a: Graha, b: Graha): Tie | null => {
  if (a === b) return 'same-lord';
  const found = relation(chart, a, b);
  if (found === 'aspect') return aspects(chart, a, b) ? 'aspects' : 'aspected-by';
  if (found === 'dispositor') return dispositor(chart, b) === a ? 'hosts' : 'hosted-by';
  return found;
};

/** The lord of a house in this reading. */
export const lordOf = ({ chart }: Reading, house: Bhava): Graha => houseLord(chart, house);

/** The house a graha stands in. */
export const houseOf = ({ chart }: Reading, graha: Graha): Bhava => chart.grahas[graha].house;
