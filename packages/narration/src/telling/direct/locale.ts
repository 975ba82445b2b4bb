import type { FindingId, SecondOpinion, Side, Weighing } from '@dhruva/jyotish';
import type { Area } from '@dhruva/jyotish/vocabulary';
import type { AdviceTexts } from '../advice.ts';
import type { CaseTexts, DirectTexts, Horizons } from './direct-words.ts';
import type { Phrases } from './phrases.ts';
import type { WordsFor } from '../factor-words.ts';
import type { Lists, Months } from '../lists.ts';
import type { Setting } from '../setting.ts';
import type { CertaintyWords } from '../certainty.ts';
import type { TrendTexts, WordTables } from '../word-tables.ts';
import type { ReadingWords } from '../everyday/reading-words.ts';

/** A line about the windows as a whole. */
export interface WindowNotes {
  looked(horizon: string): string;
  readonly withoutTime: string;
  none(horizon: string): string;
}

/** Sentences on the birth-time error a window tolerates. */
export interface ToleranceWords {
  /** It tolerates so many minutes either way. */
  holds(minutes: number): string;
  /** It tolerates not even the least error tested. */
  readonly moves: string;
}

/**
 * Sentences on the yogini dasha's second opinion: a lead that explains it, and one of these to end
 * it.
 */
export interface SecondOpinionWords {
  readonly leads: readonly string[];
  /** The same opinion of all `count` windows. */
  alike(opinion: SecondOpinion, count: number): string;
  /**
   * The stretches it agrees with and those it differs on; "" for none; it is silent on the rest.
   */
  parted(agreed: string, differed: string): string;
}

/**
 * A language: its words and grammar. Content, order and length are the same for all languages and
 * decided in `telling/`. `S` is the language's own type of noun phrases for grahas, houses and
 * charts.
 */
export interface Locale<S> {
  /** Full stop of the language. */
  readonly stop: string;
  readonly nounPhrasesIn: (setting: Setting) => S;
  readonly lists: Lists;
  readonly months: Months;
  readonly words: WordTables;
  readonly factors: WordsFor<FindingId, S>;
  /** Default endings of findings by side. */
  readonly plainEnds: Readonly<Record<Side, readonly string[]>>;
  /** What else a graha does for or against, and why its other side leads: a whole sentence. */
  concession(clause: string, weighing: Weighing): string;
  readonly direct: DirectTexts;
  readonly cases: CaseTexts;
  readonly reading: ReadingWords<S>;
  readonly phrases: Phrases<S>;
  /** How far a question looks ahead. */
  readonly horizons: Horizons;
  readonly notes: WindowNotes;
  readonly tolerance: ToleranceWords;
  readonly secondOpinion: SecondOpinionWords;
  readonly trends: TrendTexts;
  readonly sure: CertaintyWords;
  readonly advice: AdviceTexts;
  readonly caveats: Readonly<Record<Area, string>>;
}
