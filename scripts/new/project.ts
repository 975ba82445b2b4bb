import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The files of the project, by their paths from its root. */
export const project = {
  root: ROOT,
  has: (path: string): boolean => existsSync(join(ROOT, path)),
  text: (path: string): string => readFileSync(join(ROOT, path), 'utf8'),
  find: (pattern: string): readonly string[] =>
    globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules'] }).toSorted(),
};

/** What is to be written: whole texts, by path from the root. */
export type Texts = ReadonlyMap<string, string>;

/** A wish that cannot be met; its message says all that is wrong with it, a line each. */
export class Refusal extends Error {}

/** Throws when something is wrong. */
export const refuse = (problems: readonly (string | false)[]): void => {
  const found = problems.filter((problem) => problem !== false);
  if (found.length > 0) throw new Refusal(found.join('\n'));
};

export const isKebabCase = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
