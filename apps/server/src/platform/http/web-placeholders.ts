import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `.example` is a reserved domain (RFC 2606): all our placeholders for the owner's details end in it. */
const PLACEHOLDER = /[\w.@-]+\.example\b/g;

/** The placeholders that the prerendered pages in a folder still contain. */
export const placeholdersIn = (folder: string): string[] => {
  const pages = globSync('**/*.html', { cwd: folder });
  const found = pages.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(PLACEHOLDER) ?? [],
  );
  return [...new Set(found)].sort();
};
