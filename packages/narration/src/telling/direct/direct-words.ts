import type { EvidenceOf, Horizon, PlanFits } from '@dhruva/jyotish';
import type { QuestionId, Trend } from '@dhruva/jyotish/vocabulary';
import type { AdviceWords } from '../advice.ts';

/**
 * Sentences of the direct answer to one question. They hold `{slots}`; one with an empty slot is
 * left out.
 * Slots of words: fields studies skills exams callings strengths habits moneyHabits practices
 * approach friction frictions supports traits interests background meeting band months turns
 * firstTurn laterTurns secondCause helper brake.
 * Slots of whole sentences: trend when leaning eases lanes periods asks relatives.
 */
export interface DirectWords {
  /** The matter asked about, in the form it has within "good for …". */
  readonly matter: string;
  /** What a window is good for, where `matter` would be repeated. */
  readonly event?: string;
  readonly sentences: readonly string[];
  /** One answer a trend, best first (the order of TRENDS); none for "which" and "what". */
  readonly trend?: readonly [string, string, string, string, string];
  /** For a question between two ways: `{towards}` and `{other}`. */
  readonly leans?: { readonly clear: string; readonly slight: string; readonly even: string };
  /** When a pressure ends: `{month}`, or not within the time looked at. */
  readonly eases?: { readonly from: string; readonly later: string };
}

/** The words of every question. */
export type DirectTexts = Readonly<Record<QuestionId, DirectWords>>;

/** The words of one part of life; `all-direct.ts` does not compile while a question has none. */
export type DirectTopic = Partial<DirectTexts>;

/** How far questions look ahead, by calendar months. */
export type Horizons = Readonly<Record<Horizon, string>>;

type Leaning = EvidenceOf<'specific.leaning'>['towards'];

/** What is said otherwise to a person of one case; what is left out stays as it is. */
export interface CaseWords extends Partial<
  Pick<DirectWords, 'matter' | 'event' | 'sentences' | 'leans' | 'eases'>
> {
  /** A sentence of its own, after the others. */
  readonly note?: string;
  readonly trend?: Readonly<Partial<Record<Trend, string>>>;
  /** Names of the two ways. */
  readonly leanings?: Readonly<Partial<Record<Leaning, string>>>;
  readonly advice?: Partial<AdviceWords>;
}

type Cases<Fits> = { readonly [Id in keyof Fits]: CaseWords };

/** The words of every case the engine fits a question to. */
export type CaseTexts = { readonly [Id in keyof PlanFits]: Cases<PlanFits[Id]> };

/** The cases of one part of life; `all-cases.ts` does not compile while one has no words. */
export type CaseTopic = Partial<CaseTexts>;
