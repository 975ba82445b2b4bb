export interface ForbiddenWords {
  /** Phrases in the notation of `../phrases.ts`, on folded text: English, Hinglish, Devanagari. */
  readonly phrases: readonly string[];
  /** Harmless phrases that contain a forbidden one; they are removed before the search. */
  readonly harmless: readonly string[];
}
