import type { JulianDayUt } from '../../units.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { PersonalMonth } from '../reading/personal-months.ts';
import type { Reading } from '../reading/reading.ts';
import type { TransitReader } from '../steps/transit-findings.ts';
import type { Weighed } from '../sum/weigh.ts';
import type { Stretch } from '../sum/windows.ts';

/** Input of a function that computes a specific: reading, question, findings and months. */
export interface SpecificInput {
  readonly reading: Reading;
  readonly focus: WeightedQuestion;
  readonly at: JulianDayUt;
  /** The months asked about. */
  readonly months: readonly PersonalMonth[];
  readonly sky: TransitReader;
  /** The strand's findings, over all months ahead. */
  readonly weighed: Weighed;
  readonly score: number;
  readonly windows: readonly Stretch[];
  /** Compute only the first finding of each kind. */
  readonly firstOfEachKindOnly?: true;
}

/** Computes the findings of one specific, the heaviest or first first; may be empty. */
export type Specific = (input: SpecificInput) => readonly Finding[];
