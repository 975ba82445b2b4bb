import { scaledFinding } from '../finding.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedStrand } from '../reading/weighted-question.ts';
import type { Reading } from '../reading/reading.ts';
import { houseFindings } from './house-findings.ts';
import { POINTS } from './points.ts';
import { ruleFindings } from './rule-findings.ts';
import { yogaFindings } from './yoga-findings.ts';

/**
 * Key of the fact behind a finding, whichever step found it, so that one fact is reported and
 * counted once.
 */
const factOf = ({ id, evidence }: Finding): string | null => {
  const { house, graha, lordHouse } = evidence as Readonly<
    Record<string, string | number | undefined>
  >;
  if (id === 'promise.mars-eased') return `mars in ${house}`;
  if (/^promise\.(graha|benefic|malefic)-(in|lifts)-?/.test(id)) return `${graha} in ${house}`;
  if (/^promise\.(graha|benefic|malefic)-aspects-/.test(id)) return `${graha} sees ${house}`;
  return lordHouse === undefined ? null : `lord of ${house} in ${lordHouse}`;
};

/**
 * Findings of houses, lords and the area's own rules. Where a rule of the area states the same fact
 * as a general finding, agreeing findings are merged with both weights; in conflict the area's rule
 * is kept.
 */
export const promiseFindings = (reading: Reading, focus: WeightedStrand): readonly Finding[] => {
  const rules = ruleFindings(reading, focus).map((each) => scaledFinding(each, POINTS.ruleShare));
  const houses = houseFindings(reading, focus);
  const sameFact = (list: readonly Finding[], each: Finding): Finding | undefined => {
    const fact = factOf(each);
    return fact === null ? undefined : list.find((other) => factOf(other) === fact);
  };
  const kept = houses.flatMap((each) => {
    const rule = sameFact(rules, each);
    if (rule === undefined) return [each];
    return rule.side === each.side ? [{ ...each, weight: each.weight + rule.weight }] : [];
  });
  return [
    ...kept,
    ...rules.filter((rule) => sameFact(kept, rule) === undefined),
    ...yogaFindings(reading, focus),
  ];
};
