export interface ForbiddenWords {
  /** Phrases in the notation of `../phrases.ts`, on folded text: English, Hinglish, Devanagari. */
  readonly phrases: readonly string[];
  /** Harmless phrases that hold such a word; they are taken out before looking. */
  readonly harmless: readonly string[];
}
