import type { ClaimedText } from '../telling/sentences.ts';

/** Most words of the part everybody reads. */
const MOST_WORDS = 220;

/** Words of a text, each sign and gloss counted wherever it may stand. */
const wordsIn = ({ text }: ClaimedText): number =>
  text
    .replaceAll(/<[^|]*\||[>[\]]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '').length;

const wordsOf = (texts: readonly ClaimedText[]): number =>
  texts.reduce((sum, each) => sum + wordsIn(each), 0);

/** Whether texts have more words than the part everybody reads. */
export const isTooLong = (texts: readonly ClaimedText[]): boolean => wordsOf(texts) > MOST_WORDS;

/**
 * Of sentences in order of importance those that fit beside the others; of the forms of one sentence
 * the first that fits.
 */
export const fittingBeside = (
  sentences: readonly (readonly ClaimedText[])[],
  others: readonly ClaimedText[],
): readonly ClaimedText[] =>
  sentences.reduce<readonly ClaimedText[]>((kept, forms) => {
    const fitting = forms.find((form) => wordsOf([...others, ...kept, form]) <= MOST_WORDS);
    return fitting === undefined ? kept : [...kept, fitting];
  }, []);
