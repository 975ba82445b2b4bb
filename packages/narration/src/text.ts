/** Capitalises the first character: "mars" → "Mars". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Replaces the first match of `pattern` for each value of its first group by `render`'s result, and
 * later ones by "".
 */
const keepFirstMention = (
  texts: readonly string[],
  pattern: RegExp,
  render: (what: string, words: string) => string,
): readonly string[] => {
  const mentioned = new Set<string>();
  return texts.map((text) =>
    text.replaceAll(pattern, (_, what: string, words: string) => {
      if (mentioned.has(what)) return '';
      mentioned.add(what);
      return render(what, words);
    }),
  );
};

/**
 * Keeps each gloss at its first mention only. Brackets hold a plain meaning: "tenth house[work]"
 * becomes "tenth house (work)" once and "tenth house" afterwards. Pointed brackets hold text for
 * the first mention of a thing: "Mars<mars| in Mesha[bold and quick]>". Texts are processed in
 * reading order.
 */
export const glossOnce = (texts: readonly string[]): readonly string[] =>
  keepFirstMention(
    keepFirstMention(texts, /<([^|]*)\|([^>]*)>/gu, (_, words) => words),
    /\[([^\]]*)\]/gu,
    (meaning) => ` (${meaning})`,
  );
