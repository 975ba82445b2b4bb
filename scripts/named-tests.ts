import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const NAMED = /`([^`]+\.tsx?)` “([^”]+)”/g;

/** Reads a document of this repository. */
export const document = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The cells of each row of a markdown page’s tables. */
export const tableRows = (page: string): readonly (readonly string[])[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const stands = (file: string, title: string): boolean =>
  existsSync(join(ROOT, file)) &&
  ["'", '"', '`'].some((quote) => document(file).includes(`${quote}${title}`));

/** The test names in a table cell that match no test, one name a line. */
export const misnamed = (cell: string): readonly string[] =>
  cell.split('<br>').filter((line) => {
    const [named, ...more] = line.matchAll(NAMED);
    const [whole, file = '', title = ''] = named ?? [];
    return whole !== line.trim() || more.length > 0 || !stands(file, title);
  });
