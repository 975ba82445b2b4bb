import { relation, type Relation } from '../../chart/drishti.ts';
import { houseLord } from '../../chart/houses.ts';
import type { Bhava, Graha } from '../../vocabulary.ts';
import type { Reading } from './reading.ts';

/** Tie (sambandha) of two house lords; one graha may own both houses. */
export type LordTie = Relation | 'same-lord';

/** Ties that count fully; a one-way aspect or dispositorship alone is too common. */
const CLOSE: readonly LordTie[] = ['same-lord', 'conjunction', 'exchange', 'mutual-aspect'];

export const isClose = (tie: LordTie | null): boolean => tie !== null && CLOSE.includes(tie);

/** The tie of two grahas, `same-lord` when they are one; null when there is none. */
export const tieOf = ({ chart }: Reading, a: Graha, b: Graha): LordTie | null =>
  a === b ? 'same-lord' : relation(chart, a, b);

/** The lord of a house in this reading. */
export const lordOf = ({ chart }: Reading, house: Bhava): Graha => houseLord(chart, house);

/** The house a graha stands in. */
export const houseOf = ({ chart }: Reading, graha: Graha): Bhava => chart.grahas[graha].house;
