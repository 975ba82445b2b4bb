/** "mars" → "Mars"; only the first sign changes. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Words in brackets are plain meanings: "tenth house[work]". The first mention keeps its meaning,
 * "tenth house (work)", and later ones drop it. Texts are taken in reading order.
 */
export const glossOnce = (texts: readonly string[]): readonly string[] => {
  const said = new Set<string>();
  return texts.map((text) =>
    text.replaceAll(/\[([^\]]*)\]/gu, (_, meaning: string) => {
      if (said.has(meaning)) return '';
      said.add(meaning);
      return ` (${meaning})`;
    }),
  );
};
