import type { QuestionId } from '@dhruva/jyotish/vocabulary';

/**
 * Sentences of the direct answer to one question. They hold `{slots}`; one with an empty slot is
 * left out.
 * Slots of words: fields studies skills exams callings strengths habits moneyHabits practices
 * approach friction frictions supports traits interests background meeting band months turns
 * allTurns causes helper brake.
 * Slots of whole sentences: trend when leaning eases lanes periods asks relatives.
 */
export interface DirectWords {
  /** The matter asked about, in the form it has within "good for …". */
  readonly matter: string;
  /** What a window is good for, where `matter` would be repeated. */
  readonly event?: string;
  /** Calendar months the question looks ahead. */
  readonly months: 6 | 12 | 24 | 36 | 48 | 60;
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
export type Horizons = Readonly<Record<DirectWords['months'], string>>;
