import { datedKeyOf, scaledFinding } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedQuestion, WeightedStrand } from '../reading/weighted-question.ts';
import type { PersonalMonth } from '../reading/personal-months.ts';
import type { Reading } from '../reading/reading.ts';
import type { BirthStep, Step } from '../steps/all-steps.ts';
import { karakaFindings } from '../steps/karaka-findings.ts';
import { periodFindings } from '../steps/period-findings.ts';
import { promiseFindings } from '../steps/promise-findings.ts';
import { transitFindings } from '../steps/transit-findings.ts';
import { vargaFindings } from '../steps/varga-findings.ts';
import { sidesOf, sumSides, type Sides } from './balance.ts';
import type { StepSides } from './score.ts';

/** Dasha and transit findings of one month, in raw points. */
export interface MonthFindings {
  readonly name: string;
  readonly dasha: readonly Finding[];
  readonly transit: readonly Finding[];
}

/**
 * A chart's findings for a question, in raw points: the birth chart's steps, and dasha and transit
 * month by month.
 */
export interface Weighed {
  readonly birth: Readonly<Record<BirthStep, readonly Finding[]>>;
  readonly months: readonly MonthFindings[];
}

/** Merges findings of equal keys and days, adding their weights. */
export const mergeFindings = (findings: readonly Finding[]): readonly Finding[] => {
  const byKey = new Map<string, Finding>();
  for (const each of findings) {
    const key = datedKeyOf(each);
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, weight: known.weight + each.weight } : each);
  }
  return [...byKey.values()];
};

/** Counts how often each finding object occurs; findings of many months often share one object. */
const counted = (findings: readonly Finding[]): readonly Finding[] => {
  const times = new Map<Finding, number>();
  for (const each of findings) times.set(each, (times.get(each) ?? 0) + 1);
  return [...times].map(([each, count]) => (count === 1 ? each : scaledFinding(each, count)));
};

/** Mean findings over months: each weighted by the share of the months it occurs in. */
export const meanOver = (lists: readonly (readonly Finding[])[]): readonly Finding[] =>
  mergeFindings(counted(lists.flat())).map((each) => scaledFinding(each, 1 / lists.length));

/** Findings of the birth chart for a question. */
export const weighBirth = (reading: Reading, focus: WeightedStrand): Weighed['birth'] => ({
  promise: promiseFindings(reading, focus),
  karaka: karakaFindings(reading, focus),
  varga: vargaFindings(reading, focus),
});

/**
 * Dasha and transit findings of each month for a question; `transits`: the transit findings, where
 * they are known.
 */
export const weighMonths = (
  reading: Reading,
  focus: WeightedStrand,
  months: readonly PersonalMonth[],
  transits = transitFindings(reading, focus, months),
): Weighed['months'] => {
  const periods = periodFindings(reading, focus, months);
  return months.map(({ name }, index) => ({
    name,
    dasha: periods[index] ?? [],
    transit: transits[index] ?? [],
  }));
};

/** Findings of a birth for a question over the given months; `transits` as in `weighMonths`. */
export const weigh = (
  reading: Reading,
  focus: WeightedQuestion,
  months: readonly PersonalMonth[],
  transits?: readonly (readonly Finding[])[],
): Weighed => ({
  birth: weighBirth(reading, focus),
  months: weighMonths(reading, focus, months, transits),
});

/** The months a question looks at: the first of those a strand was weighed for. */
export const monthsAsked = (
  { months }: Pick<Weighed, 'months'>,
  { plan }: WeightedQuestion,
): Weighed['months'] => months.slice(0, plan.months);

/** Findings of each step, merged; those of time over the months the question looks at. */
export const findingsOf = (
  weighed: Weighed,
  focus: WeightedQuestion,
): Readonly<Record<Step, readonly Finding[]>> => {
  const { birth } = weighed;
  const months = monthsAsked(weighed, focus);
  return {
    promise: mergeFindings(birth.promise),
    karaka: mergeFindings(birth.karaka),
    varga: mergeFindings(birth.varga),
    dasha: meanOver(months.map(({ dasha }) => dasha)),
    transit: meanOver(months.map(({ transit }) => transit)),
  };
};

/** Raw points for and against of each step; those of time as the mean of the months asked about. */
export const stepSides = (weighed: Weighed, focus: WeightedQuestion): StepSides => {
  const { birth } = weighed;
  const months = monthsAsked(weighed, focus);
  const meanOf = (step: 'dasha' | 'transit'): Sides =>
    sumSides(
      months.map((month) => sidesOf(month[step])),
      1 / months.length,
    );
  return {
    promise: sidesOf(birth.promise),
    karaka: sidesOf(birth.karaka),
    varga: sidesOf(birth.varga),
    dasha: meanOf('dasha'),
    transit: meanOf('transit'),
  };
};
