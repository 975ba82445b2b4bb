import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `.example` is reserved (RFC 2606): whatever ends in it is one of our stand-ins for the owner's details. */
const PLACEHOLDER = /[\w.@-]+\.example\b/g;

/** The placeholders still shown by the prerendered pages below a folder. */
export const placeholdersIn = (folder: string): string[] => {
  const pages = globSync('**/*.html', { cwd: folder });
  const found = pages.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(PLACEHOLDER) ?? [],
  );
  return [...new Set(found)].sort();
};
