import {
  chartOf,
  guardOfEither,
  manglikBetween,
  manglikSide,
  matchOf,
  placementOf,
  poruthamsOf,
  skyAt,
  type Chart,
  type KutaMatch,
  type KutaScores,
  type Manglik,
  type ManglikPair,
  type PoruthamMatch,
} from '@dhruva/jyotish';
import { birthOf } from './lines/birth-line.ts';
import { Refusal, type InputLine } from './lines/json-lines.ts';

const isObject = (value: unknown): value is InputLine =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One side of a pair: its Moon, and its chart when a birth was given. */
interface Side {
  readonly moon: Parameters<typeof matchOf>[0];
  readonly chart: Chart | null;
}

const sideOf = (side: unknown): Side => {
  if (!isObject(side)) throw new Refusal('birth.details-missing');
  const { moonLon } = side;
  if (moonLon === undefined) {
    const { jdUt, place } = birthOf(side);
    const chart = chartOf(skyAt(jdUt, place));
    return { moon: chart.grahas.moon, chart };
  }
  if (typeof moonLon !== 'number' || !(moonLon >= 0 && moonLon <= 360)) {
    throw new Refusal('request.invalid');
  }
  return { moon: placementOf(moonLon), chart: null };
};

/** Mars in both charts and between them; `first` is the boy's. */
interface ManglikReply {
  readonly boy: Manglik;
  readonly girl: Manglik;
  readonly between: ManglikPair;
}

/** Printed reply for a pair: raw points; points after cancellations; the ten poruthams; Mars. */
interface MatchReply {
  readonly scores: KutaScores;
  readonly total: number;
  readonly withCancellations: Pick<KutaMatch, 'applied' | 'remarks'> & {
    readonly scores: KutaScores;
    readonly total: number;
  };
  readonly poruthams: PoruthamMatch;
  /** Null unless both sides are births. */
  readonly manglik: ManglikReply | null;
}

const manglik = (boy: Chart | null, girl: Chart | null): ManglikReply | null => {
  if (boy === null || girl === null) return null;
  const [first, second] = [manglikSide(boy, true), manglikSide(girl, true)];
  const between = manglikBetween(first, second);
  return { boy: first.manglik, girl: second.manglik, between };
};

/**
 * The match of one line of input: `{id, boy, girl}`, each a birth `{date, time, zone, lat, lon, fold?}`
 * or `{moonLon}` in sidereal degrees, 0–360. Throws a Refusal.
 */
export const matchLine = ({ boy, girl }: InputLine): MatchReply => {
  const [first, second] = [sideOf(boy), sideOf(girl)];
  const charts = [first.chart, second.chart].filter((chart) => chart !== null);
  const guard = guardOfEither(charts.map((chart) => ({ chart, isTimeKnown: true })));
  const match = matchOf(first.moon, second.moon, guard);
  const { raw, total, afterCancellations, totalAfterCancellations, applied, remarks } = match;
  return {
    scores: raw,
    total,
    withCancellations: {
      scores: afterCancellations,
      total: totalAfterCancellations,
      applied,
      remarks,
    },
    poruthams: poruthamsOf(first.moon, second.moon, raw),
    manglik: manglik(first.chart, second.chart),
  };
};
