import type { Chart } from '../chart/chart.types.ts';
import type { Bhava, Graha } from '../vocabulary.ts';
import { YOGAS, type Yoga } from './all-yogas.ts';
import { grahasOf, HOLDS, housesOf } from './language/bits.ts';
import { factsOf, type Arudhas } from './language/facts.ts';
import { readRule } from './language/read-rule.ts';
import type { Read } from './language/read.types.ts';

const ALWAYS: Read = () => HOLDS;
const NEVER: Read = () => 0;
const NOBODY: readonly Graha[] = [];

export type YogaGrade = 'full' | 'partial' | 'cancelled';

/** A yoga found in a chart, and what forms it. */
export interface FoundYoga {
  readonly yoga: Yoga;
  /** Grahas that form it, in the order of GRAHAS. */
  readonly grahas: readonly Graha[];
  /** Houses they stand in, own or are counted to. */
  readonly houses: readonly Bhava[];
  /**
   * Full when all the source asks for is there, partial when what it grades by is missing, cancelled
   * when formed and undone: then it is only told.
   */
  readonly grade: YogaGrade;
  /** Grahas that undo it; none unless cancelled. */
  readonly undoneBy: readonly Graha[];
}

const ready = ({ rule, full, cancelledBy }: Yoga) => ({
  formed: readRule(rule),
  full: full === undefined ? ALWAYS : readRule(full),
  cancelled: cancelledBy === undefined ? NEVER : readRule(cancelledBy),
});

const READY = YOGAS.map((yoga) => ({ yoga, ...ready(yoga) }));

/**
 * The yogas of a birth chart with whole-sign houses, in the order of YOGAS, each with its evidence,
 * cancelled ones among them. Sources stand on the records. Those of the arudha lagna are found when
 * the arudhas are given; of a chart counted from the Moon only those hold that need no lagna.
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
