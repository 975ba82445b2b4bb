import type { FindingId, SecondOpinion, Side } from '@dhruva/jyotish';
import type { Area, QuestionId } from '@dhruva/jyotish/vocabulary';
import type { AdviceTexts } from '../advice.ts';
import type { DirectTopic, Horizons } from './direct-words.ts';
import type { Phrases } from './phrases.ts';
import type { WordsFor } from '../factor-words.ts';
import type { Lists, Months } from '../lists.ts';
import type { Setting } from '../setting.ts';
import type { CertaintyWords } from '../certainty.ts';
import type { TrendTexts, WordTables } from '../word-tables.ts';

/** A line about the windows as a whole. */
export interface WindowNotes {
  looked(horizon: string): string;
  readonly withoutTime: string;
  none(horizon: string): string;
}

/** Which error of the birth time a window bears. */
export interface ToleranceWords {
  /** So many minutes either way. */
  holds(minutes: number): string;
  /** Not even the least error tried. */
  readonly moves: string;
}

/** What the yogini dasha says of the windows: a lead that tells what it is, and one of these to end it. */
export interface SecondOpinionWords {
  readonly leads: readonly string[];
  /** The same of all `count` windows. */
  alike(opinion: SecondOpinion, count: number): string;
  /** The stretches it agrees with and those it differs on; "" for none, of the rest it says little. */
  parted(agreed: string, differed: string): string;
}

/**
 * A language: its words and how they bend. What is told, in which order and how often is the same for all
 * and stands in this room. `S` names grahas, houses and charts in one setting; it is the language's own.
 */
export interface Locale<S> {
  /** What ends a sentence. */
  readonly stop: string;
  readonly nounPhrasesIn: (setting: Setting) => S;
  readonly lists: Lists;
  readonly months: Months;
  readonly words: WordTables;
  readonly factors: WordsFor<FindingId, S>;
  /** Endings of findings that have none of their own on a side. */
  readonly plainEnds: Readonly<Record<Side, readonly string[]>>;
  readonly direct: DirectTopic<QuestionId>;
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
