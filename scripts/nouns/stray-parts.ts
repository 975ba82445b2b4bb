import type { Imports } from '../boundaries/folder-circles.ts';
import type { Violation } from '../boundaries/violation.ts';
import { productFiles } from './noun-files.ts';
import { REASONS, reasonFor } from './reasons.ts';
import { whatLiesElsewhere } from './what-lies-elsewhere.ts';

/** What of a noun lies outside its folder without a reason, and the reasons that explain nothing any more. */
export const strayParts = (root: string, imports: Imports): readonly Violation[] => {
  const hits = whatLiesElsewhere(productFiles(root), imports);
  const stray = hits.filter((hit) => reasonFor(hit) === undefined);
  const idle = REASONS.filter(([start]) => !hits.some(({ path }) => path.startsWith(start)));
  return [
    ...stray.map(({ noun, path }) => ({
      rule: 'what is of a noun lies in its folder',
      from: path,
      to: noun,
    })),
    ...idle.map(([path]) => ({ rule: 'a reason explains something', from: path, to: '' })),
  ];
};
