/** "mars" → "Mars"; only the first sign changes. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What `pattern` finds is kept at the first mention of its first group, in the form `told` gives it. */
const keepFirstMention = (
  texts: readonly string[],
  pattern: RegExp,
  told: (what: string, words: string) => string,
): readonly string[] => {
  const said = new Set<string>();
  return texts.map((text) =>
    text.replaceAll(pattern, (_, what: string, words: string) => {
      if (said.has(what)) return '';
      said.add(what);
      return told(what, words);
    }),
  );
};

/**
 * Words in brackets are plain meanings: "tenth house[work]". The first mention keeps its meaning,
 * "tenth house (work)", and later ones drop it. In pointed brackets stands what is told of a thing at its
 * first mention only: "Mars<mars| in Mesha[bold and quick]>". Texts are taken in reading order.
 */
export const glossOnce = (texts: readonly string[]): readonly string[] =>
  keepFirstMention(
    keepFirstMention(texts, /<([^|]*)\|([^>]*)>/gu, (_, words) => words),
    /\[([^\]]*)\]/gu,
    (meaning) => ` (${meaning})`,
  );
