import type { JulianDayUt } from '../../units.ts';
import type { Finding } from '../judgement.types.ts';
import type { WeightedQuestion } from '../reading/weighted-question.ts';
import type { PersonalMonth } from '../reading/personal-months.ts';
import type { Reading } from '../reading/reading.ts';
import type { TransitReader } from '../steps/transit-findings.ts';
import type { Weighed } from '../sum/weigh.ts';
import type { Stretch } from '../sum/windows.ts';

/** All that a specific may draw on: the reading, the question, what was found and when. */
export interface SpecificInput {
  readonly reading: Reading;
  readonly focus: WeightedQuestion;
  readonly at: JulianDayUt;
  readonly months: readonly PersonalMonth[];
  readonly sky: TransitReader;
  readonly weighed: Weighed;
  readonly score: number;
  readonly windows: readonly Stretch[];
  /** Only the first of each kind is wanted. */
  readonly firstOfEachKindOnly?: true;
}

/** Answers one thing a question asks beyond the trend; heaviest or first first, maybe nothing. */
export type Specific = (input: SpecificInput) => readonly Finding[];
