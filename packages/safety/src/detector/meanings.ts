/** Words of one meaning, in every language a text may mix, under the name of their group. */
export type Meanings = ReadonlyMap<string, string>;

const LONGEST = 3;
const NUMBER = '0';
const BREAK = /^[?!:,.।]$/u;

/** One line a group: its name, then words and phrases as they are spelled once folded, `_` within a phrase. */
export const readMeanings = (lists: string): Meanings =>
  new Map(
    lists.split('\n').flatMap((list) => {
      const [group = '', ...entries] = list.split(' ');
      return entries.map((entry) => [entry.replaceAll('_', ' '), group] as const);
    }),
  );

/** The group of the longest phrase that begins at a word, and how many words it takes. */
const groupAt = (
  words: readonly string[],
  at: number,
  meanings: Meanings,
): readonly [string | undefined, number] => {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const group = meanings.get(words.slice(at, at + length).join(' '));
    if (group !== undefined) return [group, length];
  }
  const [word = ''] = words.slice(at, at + 1);
  if (word === NUMBER) return ['#', 1];
  return [BREAK.test(word) ? '|' : undefined, 1];
};

/**
 * What folded words mean, in their order: groups of `meanings`, `|` for a break, `#` for a number; words of no group are
 * left out, and what is said twice in a row is told once.
 */
export const meaningsOf = (words: readonly string[], meanings: Meanings): readonly string[] => {
  const told: string[] = [];
  for (let at = 0; at < words.length;) {
    const [group, length] = groupAt(words, at, meanings);
    if (group !== undefined && group !== told.at(-1)) told.push(group);
    at += length;
  }
  return told;
};
