import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spelledWords } from '../src/detector/features.ts';
import type { Line } from './corpus.ts';

const LISTS = join(import.meta.dirname, '../corpus/meanings.tsv');
const LONGEST = 3;
/** An entry of which fewer lines have any use is left out of what a browser loads. */
const FEWEST_LINES = 20;

/** The phrases of one to LONGEST words of a text. */
const phrasesOf = (text: string): ReadonlySet<string> => {
  const words = spelledWords(text);
  return new Set(
    words.flatMap((_, at) =>
      Array.from({ length: LONGEST }, (__, more) => words.slice(at, at + more + 1).join(' ')),
    ),
  );
};

/**
 * The lists of corpus/meanings.tsv as readMeanings takes them: folded, each entry in the first group that has it, and only
 * what enough lines hold.
 */
export const meaningLists = (lines: readonly Line[]): string => {
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const phrase of phrasesOf(text)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  const known = new Set<string>();
  const lists = readFileSync(LISTS, 'utf8')
    .trimEnd()
    .split('\n')
    .map((row, at) => {
      const [, entries = ''] = row.split('\t');
      const own = entries
        .split(/\s+/u)
        .map((entry) => spelledWords(entry.replaceAll('_', ' ')).join('_'))
        .filter((entry) => {
          const isNew =
            !known.has(entry) && (counts.get(entry.replaceAll('_', ' ')) ?? 0) >= FEWEST_LINES;
          known.add(entry);
          return isNew;
        });
      return [at.toString(36), ...own.sort()].join(' ');
    });
  return lists.join('\n');
};
