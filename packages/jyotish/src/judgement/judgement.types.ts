import type { GeoPoint } from '../sky/sky.types.ts';
import type { JulianDayUt, Days } from '../units.ts';
import type {
  Area,
  Bhava,
  Confidence,
  Graha,
  QuestionId,
  RashiIndex,
  Trend,
} from '../vocabulary.ts';
import type { Claim } from './claim.types.ts';
import type { LifeCase } from './facts/life-cases.ts';
import type { LifeFacts, UsedFact } from './facts/life-facts.ts';
import type { EvidenceOf, FindingId } from './finding-ids.ts';
import type { Horizon } from './horizon.ts';
import type { Side } from './areas/side.types.ts';
import type { StrandId } from './strands/all-strands.ts';

export type { Side } from './areas/side.types.ts';

/** Input of a judgement: birth, place and question; `at` is the moment of asking. */
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
  readonly facts?: LifeFacts;
}

/** One finding of a known id; evidence is ids and numbers for narration, never sentences. */
export interface FindingOf<I extends FindingId> {
  /** One of FINDING_IDS; narration has a sentence for each (tested). */
  readonly id: I;
  readonly side: Side;
  /** Size, not sign: 0 or more. */
  readonly weight: number;
  readonly evidence: EvidenceOf<I>;
  /** The days of the period or stay a finding of time rests on; absent for the birth chart. */
  readonly during?: Days;
  /** What it states of the chart; on findings that are told. */
  readonly claims?: readonly Claim[];
  /** Book and chapter, for example "BPHS 24". */
  readonly source: string;
}

/** Any finding, discriminated by `id`. */
export type Finding = { readonly [I in FindingId]: FindingOf<I> }[FindingId];

/** Which side of a graha that helps and hinders one matter leads, and by what. */
export interface Weighing {
  readonly graha: Graha;
  readonly leads: 'for' | 'against';
  readonly by: 'nature' | 'strength' | 'place';
}

/**
 * Whether the yogini dasha supports a window that Vimshottari and transits opened: it agrees, is
 * silent or differs.
 */
export type SecondOpinion = 'agrees' | 'silent' | 'differs';

/** Calendar months as `YYYY-MM`, both ends included. */
export interface Window {
  readonly from: string;
  readonly to: string;
  readonly strength: 'stronger' | 'weaker';
  /** At least one dasha finding and one transit finding. */
  readonly findings: readonly Finding[];
  /**
   * Largest tested birth-time error (± minutes) for which at least half of these months stay in a
   * window; null when the time is unknown.
   */
  readonly holdsMinutes: number | null;
  /**
   * Second opinion by the yogini dasha; null when the time is unknown or the question is not about
   * time.
   */
  readonly secondOpinion: SecondOpinion | null;
}

/**
 * One month's dasha and transit, each against the mean of all months looked at for this person:
 * −2.5 … 2.5, one decimal.
 */
export interface TimelineMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly dasha: number;
  readonly transit: number;
}

/** A Vimshottari period that runs on the day of asking, or follows; level 1 is the mahadasha. */
export interface RunningPeriod {
  readonly level: 1 | 2;
  readonly graha: Graha;
  readonly during: Days;
}

/** A period and how it bears on a matter. */
export interface BearingPeriod extends RunningPeriod {
  /** All that its lord does for the matter and against it, the weightiest first. */
  readonly findings: readonly Finding[];
  /** Which way its lord acts on the whole matter of life asked about; null where that is even, or not looked at. */
  readonly inMatter: 'for' | 'against' | null;
}

/** The chart an answer is based on, with the houses and grahas its heaviest findings name. */
export interface UsedChart {
  /** Where the houses are counted from: the Moon when the time is unknown. */
  readonly from: 'lagna' | 'moon';
  /** The sign of house 1. */
  readonly lagna: RashiIndex;
  readonly grahas: Readonly<Record<Graha, { readonly rashi: RashiIndex; readonly house: Bhava }>>;
  /** Whether no sign of the chart changes within an unknown birth time. */
  readonly steady: boolean;
  readonly used: { readonly houses: readonly Bhava[]; readonly grahas: readonly Graha[] };
}

/** What the person's facts and age changed of an answer. */
export interface LifeRead {
  /** The cases it is told for, at most one by each fact, and one by the age. */
  readonly cases: readonly LifeCase[];
  /** Calendar months looked at, the month of asking being the first. */
  readonly months: Horizon;
  /** What these months rest on, where they are fewer than the question's own; else null. */
  readonly monthsBy: UsedFact | null;
}

/** A stretch of the past that the strand shows as clearly better or harder than its other months. */
export interface PastStretch {
  /** `YYYY-MM`, both included. */
  readonly from: string;
  readonly to: string;
  readonly was: 'helped' | 'hindered';
}

/** Houses and grahas with the weight each has in an option. */
interface OptionSide {
  readonly houses: Readonly<Partial<Record<Bhava, number>>>;
  readonly grahas: Readonly<Partial<Record<Graha, number>>>;
}

/** A choice that leans to one option: what speaks for it, and for the other. */
export interface Choice {
  readonly chosen: OptionSide;
  readonly other: OptionSide;
}

export interface Judgement {
  readonly question: QuestionId;
  readonly area: Area;
  readonly life: LifeRead;
  /** The matter of life the question reads. */
  readonly strand: StrandId;
  /** Null for "which" and "what": a choice or a description has no trend. */
  readonly trend: Trend | null;
  /** Score, −100 … 100: how far help outweighs hindrance; 0 is evenly. The trend is cut from it. */
  readonly score: number;
  /** The day of asking (ISO date, UT). What begins after it is told as still to come. */
  readonly askedOn: string;
  readonly findings: readonly Finding[];
  /** Which side leads for each graha that helps and hinders among the findings told. */
  readonly weighings: readonly Weighing[];
  readonly windows: readonly Window[];
  /** The periods that run on the day of asking; of an unknown time those that are certain. */
  readonly running: readonly BearingPeriod[];
  /** The mahadasha that follows the running one; null for an unknown time. */
  readonly following: BearingPeriod | null;
  /** Stretches of the past that the strand of the question shows; none for an unknown time. */
  readonly past: readonly PastStretch[];
  readonly confidence: Confidence;
  /**
   * Number of steps (promise, varga, period, transit …) on the side of the trend, and of steps that
   * count.
   */
  readonly agreement: { readonly agree: number; readonly of: number };
  /**
   * Largest tested birth-time error (± minutes) for which the direct answer stays; null when the
   * time is unknown.
   */
  readonly holdsMinutes: number | null;
  /** For an unknown time: the share of the day (0–1) for which the direct answer stays. */
  readonly holdsShareOfDay: number | null;
  /**
   * Findings that answer what the question asks beyond the trend: fields, traits, periods, causes.
   */
  readonly specifics: readonly Finding[];
  /** What speaks for the option that is leaned to and for the other one; null where nothing is chosen. */
  readonly choice: Choice | null;
  /** Every month looked at, in order. */
  readonly timeline: readonly TimelineMonth[];
  readonly chart: UsedChart;
  readonly engineVersion: string;
}

/** What a known and an unknown time of birth judge each in their own way. */
export type JudgementBody = Omit<
  Judgement,
  'question' | 'area' | 'life' | 'strand' | 'choice' | 'engineVersion'
>;
