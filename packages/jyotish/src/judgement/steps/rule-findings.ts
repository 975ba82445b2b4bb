import type { Condition, Rule } from '../areas/area.types.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { Reading } from '../reading/reading.ts';
import { CHART_TESTS } from './rules/chart-tests.ts';
import { MARK_TESTS } from './rules/mark-tests.ts';
import { POINT_TESTS } from './rules/point-tests.ts';
import type { Make, Test, Tests } from './rules/rule-test.ts';
import { VARGA_TESTS } from './rules/varga-tests.ts';

const TESTS: Tests<Condition['if']> = {
  ...CHART_TESTS,
  ...MARK_TESTS,
  ...POINT_TESTS,
  ...VARGA_TESTS,
};

const isSaid = (rule: Rule, points: number, reading: Reading): readonly Finding[] => {
  const make: Make = (id, evidence, share = 1) =>
    finding(id, points * share, evidence, rule.source);
  const test = TESTS[rule.if] as Test<Condition['if']>;
  return test(rule, reading, make);
};

/** What the area's own rules, and the plan's, find in the chart. */
export const ruleFindings = (reading: Reading, focus: WeightedQuestion): readonly Finding[] =>
  focus.rules.flatMap(({ of: rule, weight }) =>
    isSaid(rule, rule.side === 'for' ? weight : -weight, reading),
  );
