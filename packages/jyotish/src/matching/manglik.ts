import type { Chart } from '../chart/chart.types.ts';
import { aspects } from '../chart/drishti.ts';
import { houseFrom } from '../chart/houses.ts';
import {
  CHART_RELIEFS,
  MANGLIK_HOUSES,
  MANGLIK_HOUSES_OF,
  SEAT_RELIEF_SIGNS,
  SEAT_RELIEFS,
  type ChartRelief,
  type SeatRelief,
} from '../tables/manglik.ts';
import type { Bhava, RashiIndex } from '../vocabulary.ts';

/** What Mars is counted from; the lagna only when the birth time is known. */
export const MANGLIK_REFERENCES = ['lagna', 'moon', 'venus'] as const;
export type ManglikReference = (typeof MANGLIK_REFERENCES)[number];
export type ManglikGrade = 'none' | 'mild' | 'present';

/** Mars in one of the Manglik houses, counted from one reference. */
export interface ManglikSeat {
  readonly from: ManglikReference;
  readonly house: Bhava;
  /** Which tradition lists the house: the northern, the southern or both. */
  readonly listedBy: 'both' | 'north' | 'south';
  /** The relief by the sign of Mars, which cancels the dosha of this house; null: none. */
  readonly cancelledBy: SeatRelief | null;
}

export interface Manglik {
  readonly grade: ManglikGrade;
  readonly seats: readonly ManglikSeat[];
  /** Reliefs that reduce the dosha of the whole chart, whichever house Mars is in. */
  readonly reducedBy: readonly ChartRelief[];
}

const AT_HOME: readonly string[] = ['exalted', 'moolatrikona', 'own'];

/** The sign a reference stands in. */
export const referenceSign = (chart: Chart, from: ManglikReference): RashiIndex =>
  from === 'lagna' ? chart.lagna.rashi : chart.grahas[from].rashi;

/** The house Mars stands in, counted from a reference. */
export const marsFrom = (chart: Chart, from: ManglikReference): Bhava =>
  houseFrom(referenceSign(chart, from), chart.grahas.mars.rashi);

const listedBy = (house: Bhava): ManglikSeat['listedBy'] => {
  const [north, south] = [MANGLIK_HOUSES_OF.north, MANGLIK_HOUSES_OF.south].map((houses) =>
    houses.includes(house),
  );
  if (north && south) return 'both';
  return north ? 'north' : 'south';
};

const seatOf = (chart: Chart, from: ManglikReference): readonly ManglikSeat[] => {
  const { rashi } = chart.grahas.mars;
  const house = marsFrom(chart, from);
  if (!MANGLIK_HOUSES.includes(house)) return [];
  const cancelledBy = SEAT_RELIEFS.find((relief) => {
    const { house: only = house, rashis } = SEAT_RELIEF_SIGNS[relief];
    return only === house && rashis.includes(rashi);
  });
  return [{ from, house, listedBy: listedBy(house), cancelledBy: cancelledBy ?? null }];
};

/** Whether the graha is exalted, in its moolatrikona or its own sign, and in house 1 or 7. */
const isStrongInFirstOrSeventh = ({ grahas }: Chart, graha: 'jupiter' | 'venus'): boolean =>
  [1, 7].includes(grahas[graha].house) && AT_HOME.includes(grahas[graha].dignity);

const chartReliefsOf = (chart: Chart, isTimeKnown: boolean): readonly ChartRelief[] => {
  const { mars, jupiter, moon } = chart.grahas;
  const holds: Readonly<Record<ChartRelief, boolean>> = {
    'with-jupiter': jupiter.rashi === mars.rashi,
    'with-moon': moon.rashi === mars.rashi,
    'at-home': AT_HOME.includes(mars.dignity),
    'under-jupiter': aspects(chart, 'jupiter', 'mars'),
    'jupiter-in-first-or-seventh': isTimeKnown && isStrongInFirstOrSeventh(chart, 'jupiter'),
    'venus-in-first-or-seventh': isTimeKnown && isStrongInFirstOrSeventh(chart, 'venus'),
  };
  return CHART_RELIEFS.filter((relief) => holds[relief]);
};

/**
 * The Kuja (Manglik) dosha of one chart from lagna, Moon and Venus. Present: two references or more
 * and no chart relief; mild: one reference, or partly relieved; none: no reference left, or one
 * that is relieved.
 */
export const manglikOf = (chart: Chart, isTimeKnown: boolean): Manglik => {
  const references = MANGLIK_REFERENCES.filter((from) => isTimeKnown || from !== 'lagna');
  const seats = references.flatMap((from) => seatOf(chart, from));
  const left = seats.filter(({ cancelledBy }) => cancelledBy === null).length;
  const reducedBy = chartReliefsOf(chart, isTimeKnown);
  const isReduced = reducedBy.length > 0;
  const weight = left - (isReduced ? 1 : 0);
  const some = weight === 1 || isReduced ? 'mild' : 'present';
  return { grade: weight <= 0 ? 'none' : some, seats, reducedBy };
};
