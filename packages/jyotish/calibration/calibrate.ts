/**
 * Measures what is usual for each question over many births and writes sum/norms.generated.ts.
 * Run after any change of weights: node packages/jyotish/calibration/calibrate.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANS } from '../src/judgement/plans/all-plans.ts';
import type { SpecificKind } from '../src/judgement/plans/plan.types.ts';
import { focusOf, type Focus } from '../src/judgement/reading/focus.ts';
import { monthsFrom, type SkyMonth } from '../src/judgement/reading/months.ts';
import { readingAt, type From, type Reading } from '../src/judgement/reading/reading.ts';
import { LEANINGS, type LeaningKind } from '../src/judgement/specifics/leaning-sides.ts';
import { leaningPoints } from '../src/judgement/specifics/leanings.ts';
import {
  RELATIVE_RECORDS,
  RELATIVES,
  type Relative,
} from '../src/judgement/specifics/relatives.ts';
import { sidePoints } from '../src/judgement/specifics/side.ts';
import { STEPS, type Step } from '../src/judgement/steps/all-steps.ts';
import type { Norm, QuestionNorms } from '../src/judgement/sum/norms.ts';
import { speakingSteps, standings, totalOf } from '../src/judgement/sum/score.ts';
import { monthPoints, rawTiming, type MonthPoints } from '../src/judgement/sum/timing.ts';
import { sumsOf, weigh } from '../src/judgement/sum/weigh.ts';
import { QUESTION_IDS, type QuestionId } from '../src/vocabulary.ts';
import { seededBirths } from './seeded-births.ts';

const BIRTHS = 2000;
const SEED = 20260101;
/** Between the tenth and the ninetieth percentile of a normal spread lie this many of its distances. */
const P10_TO_P90 = 2 * 1.2816;

const births = seededBirths(BIRTHS, SEED);

const normOf = (values: readonly number[]): Norm => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const spread = (at(0.9) - at(0.1)) / P10_TO_P90;
  return [Number(at(0.5).toFixed(3)), Number(Math.max(spread, 0.05).toFixed(3))];
};

interface Sample {
  readonly sums: Readonly<Record<Step, number>>;
  readonly months: readonly MonthPoints[];
}

const samplesOf = (question: QuestionId, from: From): readonly Sample[] => {
  const focus = focusOf(question);
  return births.map(({ birth, place, at }) => {
    const weighed = weigh(readingAt(birth, place, from), focus, monthsFrom(at, focus.plan.months));
    return { sums: sumsOf(weighed), months: weighed.months.map(monthPoints) };
  });
};

const questionNorms = (question: QuestionId, from: From): QuestionNorms => {
  const focus = focusOf(question);
  const samples = samplesOf(question, from);
  const steps = Object.fromEntries(
    STEPS.map((step) => [
      step,
      speakingSteps(from).includes(step) ? normOf(samples.map(({ sums }) => sums[step])) : [0, 1],
    ]),
  ) as Record<Step, Norm>;
  const norms = { ...steps, total: [0, 1], month: [0, 1] } as QuestionNorms;
  const timings = samples.flatMap(({ months }) =>
    months.map((month) => rawTiming(month, focus.plan.asks, norms)),
  );
  return {
    ...norms,
    total: normOf(samples.map(({ sums }) => totalOf(standings(sums, norms), focus, from))),
    month: normOf(timings),
  };
};

const table = (name: string, from: From): string => {
  const rows = QUESTION_IDS.map((question) => {
    const norms = questionNorms(question, from);
    const cells = Object.entries(norms).map(([key, [c, s]]) => `${key}: [${c}, ${s}]`);
    return `  '${question}': { ${cells.join(', ')} },`;
  });
  return `export const ${name}: Readonly<Record<QuestionId, QuestionNorms>> = {\n${rows.join('\n')}\n};\n`;
};

/** A choice is judged under the question that asks it; a relative under theirs. */
const askedBy = (kind: SpecificKind): QuestionId =>
  QUESTION_IDS.find((id) => PLANS[id].specifics?.includes(kind)) ?? 'coming-year-overall';

type Measure = (reading: Reading, focus: Focus, months: readonly SkyMonth[]) => number;

const bothNorms = (question: QuestionId, measure: Measure): string => {
  const focus = focusOf(question);
  const over = (from: From): Norm =>
    normOf(
      births.map(({ birth, place, at }) =>
        measure(readingAt(birth, place, from), focus, monthsFrom(at, focus.plan.months)),
      ),
    );
  return `{ lagna: [${over('lagna').join(', ')}], moon: [${over('moon').join(', ')}] }`;
};

const leaningRows = (Object.keys(LEANINGS) as LeaningKind[]).map((kind) => {
  const measure: Measure = (reading, focus, months) => leaningPoints(reading, focus, kind, months);
  return `  '${kind}': ${bothNorms(askedBy(kind), measure)},`;
});

const RELATIVE_KINDS = {
  mother: 'parents',
  father: 'parents',
  'younger-siblings': 'siblings',
  'elder-siblings': 'siblings',
  'in-laws': 'in-laws',
} as const satisfies Record<Relative, SpecificKind>;

const relativeRows = RELATIVES.map((relative) => {
  const measure: Measure = (reading, focus, months) =>
    sidePoints(reading, focus, RELATIVE_RECORDS[relative].side, months);
  return `  '${relative}': ${bothNorms(askedBy(RELATIVE_KINDS[relative]), measure)},`;
});

const target = join(import.meta.dirname, '../src/judgement/sum/norms.generated.ts');
writeFileSync(
  target,
  `// Generated by packages/jyotish/calibration/calibrate.ts from ${BIRTHS} seeded births; do not edit.
// Each pair: the median, and the distance of the 10th to the 90th percentile over 2.5632.
import type { QuestionId } from '../../vocabulary.ts';
import type { LeaningKind } from '../specifics/leaning-sides.ts';
import type { Relative } from '../specifics/relatives.ts';
import type { NormsFrom, QuestionNorms } from './norms.ts';

${table('LAGNA_NORMS', 'lagna')}
${table('MOON_NORMS', 'moon')}
/** The first end over the second. */
export const LEANING_NORMS: Readonly<Record<LeaningKind, NormsFrom>> = {
${leaningRows.join('\n')}
};

export const RELATIVE_NORMS: Readonly<Record<Relative, NormsFrom>> = {
${relativeRows.join('\n')}
};
`,
);
console.log(`norms of ${QUESTION_IDS.length} questions over ${BIRTHS} births → ${target}`);
