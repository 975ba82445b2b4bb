const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Punctuation that belongs to the word before it: full stop, question mark, closing bracket or
 * quote.
 */
const TAIL = /^[\p{Pe}\p{Pf}\p{Po}]*/u;

/** How many words a text holds, by Unicode word boundaries (UAX 29): signs and emoji are none, "don't" is one. */
export const countWords = (text: string): number =>
  [...segmenter.segment(text)].filter((segment) => segment.isWordLike === true).length;

/** The text up to its `limit`-th word, as it was typed; the whole text when it holds no more words than that. */
export const firstWords = (text: string, limit: number): string => {
  const words = [...segmenter.segment(text)].filter((segment) => segment.isWordLike === true);
  if (words.length <= limit) return text;
  const last = words[limit - 1];
  if (last === undefined) return '';
  const end = last.index + last.segment.length;
  return text.slice(0, end) + (TAIL.exec(text.slice(end))?.[0] ?? '');
};
