/**
 * Phrases are regular expressions over folded text. In them a space stands for any run of spaces or
 * hyphens (` ?` for none or some), ` .. ` for a gap of at most three words, and `~` for any ending of the word.
 */
const GAP = String.raw`(?:[\s-]+[\p{L}\p{M}\p{N}']+){0,3}?[\s-]+`;
const SPACE = String.raw`[\s-]+`;
const ENDING = String.raw`[\p{L}\p{M}]*`;
// `\b` knows only ASCII letters; these edges hold for Devanagari too.
const START = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** An expression of `RegExp`'s own notation, held to whole words of any script. */
export const wholeWords = (body: string): RegExp => new RegExp(`${START}(?:${body})${END}`, 'giu');

/** One expression that finds any of the phrases, whole words only. */
export const anyOf = (phrases: readonly string[]): RegExp => {
  const bodies = phrases.map((phrase) =>
    phrase
      .replaceAll(' .. ', GAP)
      .replaceAll(/ (?!\?)/gu, SPACE)
      .replaceAll(' ?', '[\\s-]*')
      .replaceAll('~', ENDING),
  );
  return wholeWords(bodies.join('|'));
};

/**
 * Folds what keyboards vary: curly apostrophes, long dashes, invisible joiners, and in Devanagari the
 * nukta (ज़ → ज) and chandrabindu (ँ → ं). One sign is replaced by one sign or dropped.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’ʼ`´]/gu, "'")
    .replaceAll(/[‐‑‒–—]/gu, '-')
    .replaceAll(/[\u200B-\u200D\uFEFF]/gu, '')
    .replaceAll('\u093C', '')
    .replaceAll('\u0901', '\u0902');

/** The sentences of a text; a point inside a number does not end one. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?।])\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
