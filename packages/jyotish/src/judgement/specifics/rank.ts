import { aspects, aspectsRashi } from '../../chart/drishti.ts';
import {
  houseLord,
  houseRashi,
  housesOwnedBy,
  isDusthana,
  vargaChart,
} from '../../chart/houses.ts';
import { dashaAt } from '../../dasha/vimshottari.ts';
import { rashiLord } from '../../tables/rashis.ts';
import { GRAHAS, type Bhava, type Graha, type Varga } from '../../vocabulary.ts';
import type { EvidenceOf } from '../finding-ids.ts';
import type { WeightedQuestion, Weighted } from '../reading/weighted-question.ts';
import type { Reading } from '../reading/reading.ts';
import { strongestOf } from '../reading/measures.ts';
import { houseOf, lordOf } from '../reading/ties.ts';
import { isKindly } from '../steps/kindly.ts';
import { POINTS } from '../steps/points.ts';
import type { SpecificInput } from './specific-input.ts';

type Reason = EvidenceOf<'specific.work-field'>['because'][number];

/** How grahas are ranked for a subject: weights of houses, significations and states (ours). */
export interface RankSpec {
  /** Ranked by `strength` (what supports the subject) or by `strain` (what burdens it). */
  readonly by: 'strength' | 'strain';
  readonly count: number;
  /** Houses of the subject; left out, the houses the question is about. */
  readonly houses?: Readonly<Partial<Record<Bhava, number>>>;
  /** A house whose lord's navamsa dispositor counts too (Varahamihira's rule for the tenth). */
  readonly navamsaOf?: Bhava;
  readonly varga?: readonly [Varga, Bhava];
  readonly natural?: Readonly<Partial<Record<Graha, number>>>;
  /** Weight of being a running lord. */
  readonly runningLord?: number;
  /** Weight of the highest degree in its sign (atmakaraka). */
  readonly atmaKaraka?: number;
  /** Weight of having the highest ratio of shadbala to what is required. */
  readonly strongestOfAll?: number;
  /** Weight of joining, in the navamsa, the atma karaka, or standing in the twelfth from it. */
  readonly nearAtmaKaraka?: number;
  /** Leave out Rahu and Ketu. */
  readonly sevenOnly?: true;
  /** Why the weights are as they are. */
  readonly because: string;
  readonly source: string;
}

export interface Ranked {
  readonly graha: Graha;
  readonly points: number;
  readonly because: readonly Reason[];
}

interface Reasoned {
  readonly why: Reason;
  readonly points: number;
}

const SEVEN = GRAHAS.slice(0, 7);

type Houses = readonly Weighted<Bhava>[];

const FULL_WEIGHT = 3;

const housesOf = ({ houses }: RankSpec, focus: WeightedQuestion): Houses =>
  houses === undefined
    ? focus.heavy.map(({ of, weight }) => ({ of, weight: weight / FULL_WEIGHT }))
    : Object.entries(houses).map(([key, weight]) => ({ of: Number(key) as Bhava, weight }));

const houseReasons = (reading: Reading, houses: Houses, graha: Graha): readonly Reasoned[] => {
  const { chart, from } = reading;
  const owned = housesOwnedBy(chart, graha);
  const { rashi } = chart.grahas[graha];
  return houses.flatMap(({ of: house, weight }) => {
    const inside = houseOf(reading, graha) === house && !(from === 'moon' && graha === 'moon');
    return [
      { why: 'occupies-house' as const, points: inside ? 2 * weight : 0 },
      { why: 'owns-house' as const, points: owned.includes(house) ? 1.2 * weight : 0 },
      {
        why: 'aspects-house' as const,
        points: aspectsRashi(graha, rashi, houseRashi(chart, house)) ? 0.6 * weight : 0,
      },
    ];
  });
};

const divisionReasons = (reading: Reading, spec: RankSpec, graha: Graha): readonly Reasoned[] => {
  const { chart, from } = reading;
  const { navamsaOf, varga } = spec;
  const navamsaLord =
    navamsaOf === undefined ? null : rashiLord(chart.grahas[lordOf(reading, navamsaOf)].vargas[9]);
  const found: Reasoned[] = [{ why: 'navamsa-lord', points: navamsaLord === graha ? 2 : 0 }];
  if (varga !== undefined && from === 'lagna') {
    const division = vargaChart(chart, varga[0]);
    const inside = division.grahas[graha].house === varga[1] ? 1.5 : 0;
    const owns = houseLord(division, varga[1]) === graha ? 1 : 0;
    found.push({ why: 'varga-house', points: inside + owns });
  }
  return found;
};

const stateReasons = (
  reading: Reading,
  spec: RankSpec,
  graha: Graha,
  running: readonly Graha[],
): readonly Reasoned[] => {
  const { dignity, degreesInRashi, combust } = reading.chart.grahas[graha];
  const highest = SEVEN.every((g) => reading.chart.grahas[g].degreesInRashi <= degreesInRashi);
  const state = (POINTS.dignity[dignity] ?? 0) * 0.8 - (combust ? 0.8 : 0);
  return [
    { why: 'strong-sign', points: state },
    { why: 'runs-now', points: running.includes(graha) ? (spec.runningLord ?? 0) : 0 },
    { why: 'best-degree', points: highest && SEVEN.includes(graha) ? (spec.atmaKaraka ?? 0) : 0 },
  ];
};

/**
 * Reasons from the chart extras: strongest of all grahas, and nearness to the atma karaka in the
 * navamsa.
 */
const extrasReasons = (reading: Reading, spec: RankSpec, graha: Graha): readonly Reasoned[] => {
  const { chart, extras } = reading;
  if (extras === null) return [];
  const { karakamsa, 'twelfth-from-karakamsa': twelfth } = extras.points;
  const navamsa = chart.grahas[graha].vargas[9];
  const strongest = spec.strongestOfAll !== undefined && strongestOf(reading)?.graha === graha;
  const joins = navamsa === karakamsa && graha !== extras.charaKarakas.atma;
  return [
    { why: 'most-able', points: strongest ? (spec.strongestOfAll ?? 0) : 0 },
    { why: 'karakamsa', points: joins || navamsa === twelfth ? (spec.nearAtmaKaraka ?? 0) : 0 },
  ];
};

/** Points of strain of a graha: weak sign, near the Sun, dusthana, malefic company. */
const burden = (reading: Reading, graha: Graha): number => {
  const { chart } = reading;
  const { dignity, combust, house } = chart.grahas[graha];
  const company = GRAHAS.filter(
    (other) =>
      other !== graha && (chart.grahas[other].house === house || aspects(chart, other, graha)),
  );
  const hard = company.filter((other) => !isKindly(chart, other)).length;
  const kind = company.length - hard;
  return (
    Math.max(0, -(POINTS.dignity[dignity] ?? 0)) +
    (combust ? 1.2 : 0) +
    (isDusthana(house) ? 1 : 0) +
    0.7 * hard -
    0.6 * kind
  );
};

const sum = (reasons: readonly Reasoned[]): number =>
  reasons.reduce((total, { points }) => total + points, 0);

interface Subject {
  readonly spec: RankSpec;
  readonly houses: Houses;
  readonly running: readonly Graha[];
}

const rankOne = (reading: Reading, subject: Subject, graha: Graha): Ranked => {
  const { spec, running } = subject;
  const extras = extrasReasons(reading, spec, graha);
  const houses = houseReasons(reading, subject.houses, graha);
  const states = stateReasons(reading, spec, graha, running);
  const natural = spec.natural?.[graha] ?? 0;
  if (spec.by === 'strain') {
    const runningLord = states.find(({ why }) => why === 'runs-now')?.points ?? 0;
    const points =
      burden(reading, graha) * 1.2 + 0.5 * sum(houses) + sum(extras) + natural + runningLord;
    return { graha, points, because: [] };
  }
  const reasons = [...extras, ...houses, ...divisionReasons(reading, spec, graha), ...states];
  const because = reasons.filter(({ points }) => points > 0).map(({ why }) => why);
  return { graha, points: sum(reasons) + natural, because: [...new Set(because)] };
};

/** Ranks the grahas for a subject, highest points first; ties in the order of GRAHAS. */
export const rank = (spec: RankSpec, { reading, focus, at }: SpecificInput): readonly Ranked[] => {
  const running = dashaAt(reading.dasha, at, 2).map(({ lord }) => lord);
  const subject = { spec, running, houses: housesOf(spec, focus) };
  return (spec.sevenOnly ? SEVEN : GRAHAS)
    .map((graha) => rankOne(reading, subject, graha))
    .sort((a, b) => b.points - a.points)
    .slice(0, spec.count);
};
