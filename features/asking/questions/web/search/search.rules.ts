/** Letters as people mix them: case, accents, the dot below Devanagari letters and long signs do not tell apart. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u093c'’]/g, '');

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const SHORTEST_STEM = 4;
const ENDING = /(?:ies|es|s|ing|ed)$/;

/** A word without its English ending, unless little would be left. */
const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, '');
  return stem.length < SHORTEST_STEM ? word : stem;
};

/** Words that say nothing of the subject of a question. */
const EMPTY = new Set(
  'a about an and are be can could do does for get has have how i in is it me my of on or our should the this to we what when which who will with your mera meri mere kab kya kaise hai hoga hogi ka ki ke'.split(
    ' ',
  ),
);

/** What is looked through for one question. */
export interface Searched<Id extends string> {
  readonly id: Id;
  /** Its text in each language. */
  readonly texts: readonly string[];
  /** Words of its area. */
  readonly area: string;
}

const hasWord = (text: string, stem: string): boolean =>
  wordsOf(text).some((word) => word.startsWith(stem));

/**
 * The questions a query means: each of its words begins a word of the question or of its area. Undefined: the
 * query has no word yet. Where the texts of some have all words, those of the area alone are left out.
 */
export const findQuestions = <Id extends string>(
  query: string,
  searched: readonly Searched<Id>[],
): ReadonlySet<Id> | undefined => {
  const typed = wordsOf(query);
  const telling = typed.filter((word) => !EMPTY.has(word));
  const stems = (telling.length > 0 ? telling : typed).map(stemOf);
  if (stems.length === 0) return undefined;
  const inText = searched.filter(({ texts }) =>
    texts.some((text) => stems.every((stem) => hasWord(text, stem))),
  );
  const inArea = searched.filter(({ texts, area }) =>
    stems.every((stem) => hasWord(area, stem) || texts.some((text) => hasWord(text, stem))),
  );
  return new Set([...inText, ...inArea].map(({ id }) => id));
};
