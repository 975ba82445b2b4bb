import type { Chart } from '../chart/chart.types.ts';
import type { Bhava, Graha } from '../vocabulary.ts';
import { YOGAS, type Yoga } from './all-yogas.ts';
import { grahasOf, HOLDS, housesOf } from './language/bits.ts';
import { factsOf, type Arudhas } from './language/facts.ts';
import { readRule } from './language/read-rule.ts';
import type { CompiledRule } from './language/read.types.ts';

const ALWAYS: CompiledRule = () => HOLDS;
const NEVER: CompiledRule = () => 0;
const NOBODY: readonly Graha[] = [];

export type YogaGrade = 'full' | 'partial' | 'cancelled';

/** A yoga found in a chart, with the grahas and houses that form it. */
export interface FoundYoga {
  readonly yoga: Yoga;
  /** Grahas that form it, in the order of GRAHAS. */
  readonly grahas: readonly Graha[];
  /** Houses they stand in, own or are counted to. */
  readonly houses: readonly Bhava[];
  /**
   * `full`: all conditions of the source met; `partial`: its grading condition is missing;
   * `cancelled`: formed but cancelled, reported without weight.
   */
  readonly grade: YogaGrade;
  /** Grahas that cancel it; empty unless cancelled. */
  readonly undoneBy: readonly Graha[];
}

const ready = ({ rule, full, cancelledBy }: Yoga) => ({
  formed: readRule(rule),
  full: full === undefined ? ALWAYS : readRule(full),
  cancelled: cancelledBy === undefined ? NEVER : readRule(cancelledBy),
});

const READY = YOGAS.map((yoga) => ({ yoga, ...ready(yoga) }));

/**
 * All yogas of a birth chart (whole-sign houses), in the order of YOGAS, with evidence, cancelled
 * ones included. Sources are on the records. Yogas of the arudha lagna need `arudhas`; for a chart
 * counted from the Moon only those that need no lagna are returned.
 */
export const yogasIn = (chart: Chart, arudhas?: Arudhas): readonly FoundYoga[] => {
  const facts = factsOf(chart, arudhas);
  const found: FoundYoga[] = [];
  for (const { yoga, formed, full, cancelled } of READY) {
    const bits = formed(facts);
    if (bits === 0) continue;
    const undoing = cancelled(facts);
    const whole = full(facts) === 0 ? 'partial' : 'full';
    found.push({
      yoga,
      grahas: grahasOf(bits),
      houses: housesOf(bits),
      grade: undoing === 0 ? whole : 'cancelled',
      undoneBy: undoing === 0 ? NOBODY : grahasOf(undoing),
    });
  }
  return found;
};
