import type { Condition, Rule } from '../areas/area.types.ts';
import { finding } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedStrand } from '../reading/weighted-question.ts';
import type { Reading } from '../reading/reading.ts';
import { CHART_TESTS } from './rules/chart-tests.ts';
import { EXTRAS_TESTS } from './rules/extras-tests.ts';
import { POINT_TESTS } from './rules/point-tests.ts';
import type { MakeFinding, ConditionTest, ConditionTests } from './rules/rule-test.ts';
import { VARGA_TESTS } from './rules/varga-tests.ts';

const TESTS: ConditionTests<Condition['if']> = {
  ...CHART_TESTS,
  ...EXTRAS_TESTS,
  ...POINT_TESTS,
  ...VARGA_TESTS,
};

const findingsOfRule = (rule: Rule, points: number, reading: Reading): readonly Finding[] => {
  const make: MakeFinding = (id, evidence, share = 1) =>
    finding(id, points * share, evidence, rule.source);
  const test = TESTS[rule.if] as ConditionTest<Condition['if']>;
  return test(rule, reading, make);
};

/** Findings of the area's and the plan's own rules. */
export const ruleFindings = (reading: Reading, focus: WeightedStrand): readonly Finding[] =>
  focus.rules.flatMap(({ of: rule, weight }) =>
    findingsOfRule(rule, rule.side === 'for' ? weight : -weight, reading),
  );
