import type { GeoPoint } from '../sky/sky.types.ts';
import type { JulianDayUt } from '../units.ts';
import type { Area, Confidence, QuestionId, Trend } from '../vocabulary.ts';

/** What a judgement is made of. `at`: the moment of asking. */
export interface JudgementInput {
  readonly question: QuestionId;
  readonly birth: JulianDayUt;
  readonly place: GeoPoint;
  /**
   * When the time is unknown, the civil day of birth as an interval of instants, `birth` being inside it;
   * the lagna is then not used.
   */
  readonly unknownWithin?: { readonly start: JulianDayUt; readonly end: JulianDayUt };
  readonly at: JulianDayUt;
}

/** What a finding is about, for narration: only ids and numbers, never sentences. */
export type Evidence = Readonly<Record<string, string | number | readonly string[]>>;

export interface Finding {
  /** Stable id; narration has a sentence for each (parity is tested). */
  readonly id: string;
  readonly side: 'for' | 'against' | 'neutral';
  readonly weight: number;
  readonly evidence: Evidence;
  /** Book and chapter, for example "BPHS 24". */
  readonly source: string;
}

/** Calendar months as `YYYY-MM`, both ends included. */
export interface Window {
  readonly from: string;
  readonly to: string;
  readonly strength: 'stronger' | 'weaker';
  /** At least one dasha finding and one transit finding. */
  readonly findings: readonly Finding[];
}

export interface Judgement {
  readonly question: QuestionId;
  readonly area: Area;
  readonly trend: Trend;
  /** −100 … 100, the sum the trend was cut from. */
  readonly score: number;
  readonly findings: readonly Finding[];
  readonly windows: readonly Window[];
  readonly confidence: Confidence;
  readonly agreement: { readonly agree: number; readonly of: number };
  /** Largest tested ± minutes of birth-time error for which the direct answer stays; null when the time is unknown. */
  readonly holdsMinutes: number | null;
  /** For an unknown time: the share of the day (0–1) for which the direct answer stays. */
  readonly holdsShareOfDay: number | null;
  /** What the question asks beyond the trend: fields, traits, periods, causes; ids for narration. */
  readonly specifics: readonly Finding[];
  readonly engineVersion: string;
}
