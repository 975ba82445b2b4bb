import { readFileSync } from 'node:fs';

/** The rows of a file beside this one that has a JSON value in each line. */
export const jsonLines = (file: string): readonly unknown[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
