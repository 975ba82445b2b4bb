import type { WeightedQuestion } from '../src/judgement/reading/weighted-question.ts';
import type { From } from '../src/judgement/reading/reading.ts';
import { STEPS, type Step } from '../src/judgement/steps/all-steps.ts';
import type { Norm, QuestionNorms } from '../src/judgement/sum/norm.types.ts';
import { stepsReadFrom, stepScores, totalOf } from '../src/judgement/sum/score.ts';
import { monthPoints, rawTiming, type MonthPoints } from '../src/judgement/sum/timing.ts';
import { sumsOf, weigh } from '../src/judgement/sum/weigh.ts';
import { personalMonthsOf, readingOf } from './readings.ts';
import type { SeededBirth } from './seeded-births.ts';

/** Standard deviations between the 10th and the 90th percentile of a normal distribution. */
const P10_TO_P90 = 2 * 1.2816;

/** The median, and the distance of the 10th to the 90th percentile over 2.5632. */
export const normOf = (values: readonly number[]): Norm => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const spread = (at(0.9) - at(0.1)) / P10_TO_P90;
  return [Number(at(0.5).toFixed(3)), Number(Math.max(spread, 0.05).toFixed(3))];
};

interface Sample {
  readonly sums: Readonly<Record<Step, number>>;
  readonly months: readonly MonthPoints[];
}

const samplesOf = (
  births: readonly SeededBirth[],
  focus: WeightedQuestion,
  from: From,
): readonly Sample[] =>
  births.map((born) => {
    const weighed = weigh(
      readingOf(born, from),
      focus,
      personalMonthsOf(born, from, focus.plan.months),
    );
    return { sums: sumsOf(weighed), months: weighed.months.map(monthPoints) };
  });

/** Norms of one question over many births. */
export const questionNorms = (
  births: readonly SeededBirth[],
  focus: WeightedQuestion,
  from: From,
): QuestionNorms => {
  const samples = samplesOf(births, focus, from);
  const steps = Object.fromEntries(
    STEPS.map((step) => [
      step,
      stepsReadFrom(from).includes(step) ? normOf(samples.map(({ sums }) => sums[step])) : [0, 1],
    ]),
  ) as Record<Step, Norm>;
  const norms = { ...steps, total: [0, 1], month: [0, 1] } as QuestionNorms;
  const timings = samples.flatMap(({ months }) =>
    months.map((month) => rawTiming(month, focus.plan.asks, norms)),
  );
  return {
    ...norms,
    total: normOf(samples.map(({ sums }) => totalOf(stepScores(sums, norms), focus, from))),
    month: normOf(timings),
  };
};

/** Norms as a line of a generated table, by the name of what is measured. */
export const normsRow = (name: string, norms: Readonly<Record<string, Norm>>): string => {
  const cells = Object.entries(norms).map(([key, [c, s]]) => `${key}: [${c}, ${s}]`);
  return `  '${name}': { ${cells.join(', ')} },`;
};
