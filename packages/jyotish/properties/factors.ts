import { houseLord } from '../src/chart/houses.ts';
import { isNaturalBenefic } from '../src/chart/nature.ts';
import { dashaAt, dashasBetween } from '../src/dasha/vimshottari.ts';
import { yoginiAt, yoginiDasha } from '../src/dasha/yogini.ts';
import { monthNameAt } from '../src/judgement/reading/month-number.ts';
import type { TransitMonth } from '../src/judgement/reading/months.ts';
import type { Reading } from '../src/judgement/reading/reading.ts';
import { panchangaOf } from '../src/panchanga/panchanga.ts';
import { degrees, julianDayUt, type JulianDayUt } from '../src/units.ts';
import { GRAHAS } from '../src/vocabulary.ts';

/**
 * All inputs of an answer, each part serialised; equal texts must give equal answers, as nothing in
 * them is a matter of degree.
 */
export interface Factors {
  /**
   * Signs, dignities, states, the Moon's phase, order of degrees in signs, yogas, the marriage
   * point.
   */
  readonly chart: string;
  /** Bindus, images of houses, movable significators, shadbala in percent. */
  readonly extras: string;
  /** Nakshatras and the sixteen divisions. */
  readonly divisions: string;
  /**
   * Running lords of both dashas at each instant looked at, and the months in which periods begin
   * and end.
   */
  readonly periods: string;
}

/** Days on each side of a mahadasha change that count as its sandhi. */
const SANDHI_DAYS = 183;

const chartFactors = ({ chart, yogas }: Reading): readonly unknown[] => {
  const { lagna, grahas } = chart;
  const lon = (house: 1 | 7): number => grahas[houseLord(chart, house)].lon;
  return [
    lagna.rashi,
    GRAHAS.map((graha) => {
      const { rashi, dignity, combust, retrograde } = grahas[graha];
      return [rashi, dignity, combust, retrograde, isNaturalBenefic(chart, graha)];
    }),
    panchangaOf(grahas.sun.lon, grahas.moon.lon).tithi,
    GRAHAS.filter((graha) => graha !== 'ketu').toSorted(
      (a, b) => grahas[a].degreesInRashi - grahas[b].degreesInRashi,
    ),
    yogas.map(({ yoga, ...found }) => [yoga.id, found]),
    Math.floor(degrees(lon(1) + lon(7)) / 30),
  ];
};

const divisionFactors = ({ chart: { lagna, grahas } }: Reading): readonly unknown[] => [
  lagna.vargas,
  GRAHAS.map((graha) => {
    const { nakshatra, pada, vargas } = grahas[graha];
    return [nakshatra, pada, vargas];
  }),
];

const periodFactors = (
  { dasha, chart }: Reading,
  at: JulianDayUt,
  months: readonly TransitMonth[],
): readonly unknown[] => {
  const instants = [at, ...months.map(({ jd }) => jd)];
  const around = {
    start: julianDayUt(at - SANDHI_DAYS),
    end: julianDayUt((instants.at(-1) ?? at) + SANDHI_DAYS),
  };
  const second = yoginiDasha(chart.grahas.moon.lon, chart.jdUt);
  const sandhis = dashasBetween(dasha, around, 1).map(({ end }) => end);
  return [
    instants.map((jd) => [
      dashaAt(dasha, jd, 3).map(({ lord }) => lord),
      yoginiAt(second, jd).map(({ lord }) => lord),
      sandhis.findIndex((end) => Math.abs(end - jd) <= SANDHI_DAYS),
    ]),
    [...dashaAt(dasha, at, 3), ...dashasBetween(dasha, around, 2)].map(({ lord, start, end }) => [
      lord,
      monthNameAt(start),
      monthNameAt(end),
    ]),
  ];
};

/** All inputs of an answer asked at an instant, over these months. */
export const factorsOf = (
  reading: Reading,
  at: JulianDayUt,
  months: readonly TransitMonth[],
): Factors => ({
  chart: JSON.stringify(chartFactors(reading)),
  extras: JSON.stringify(reading.extras),
  divisions: JSON.stringify(divisionFactors(reading)),
  periods: JSON.stringify(periodFactors(reading, at, months)),
});

export const isSame = (a: Factors, b: Factors, ...parts: readonly (keyof Factors)[]): boolean =>
  parts.every((part) => a[part] === b[part]);
