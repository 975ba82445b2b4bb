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

/** Of sentences in order of importance those that fit beside the others; a longer one gives way to the next. */
export const fittingBeside = (
  sentences: readonly ClaimedText[],
  others: readonly ClaimedText[],
): readonly ClaimedText[] =>
  sentences.reduce<readonly ClaimedText[]>(
    (kept, each) => (wordsOf([...others, ...kept, each]) <= MOST_WORDS ? [...kept, each] : kept),
    [],
  );
