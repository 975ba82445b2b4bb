import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest } from '../boundaries/cruise-tree.ts';
import type { Imports } from '../boundaries/folder-circles.ts';
import type { Violation } from '../boundaries/violation.ts';
import { nounOf } from '../nouns/noun-files.ts';
import { drawFloors, type Use } from './draw-floors.ts';

/** Where the picture lies. */
export const PICTURE = 'docs/floors.svg';

/** How many imports lead from each noun to each other one, tests left out. */
export const usesBetween = (imports: Imports): readonly Use[] => {
  const counts = new Map<string, Use>();
  for (const [file, imported] of imports) {
    const [from, to] = [nounOf(file), nounOf(imported)];
    if (isTest(file) || from === undefined || to === undefined || from === to) continue;
    const key = `${from} ${to}`;
    counts.set(key, { from, to, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
};

/** The picture of the floors, as SVG: the same text for the same imports. */
export const pictureOf = (imports: Imports): string => drawFloors(usesBetween(imports));

/** The committed picture, where it is not what the imports say. */
export const outdatedPicture = (root: string, imports: Imports): readonly Violation[] =>
  readFileSync(join(root, PICTURE), 'utf8') === pictureOf(imports)
    ? []
    : [{ rule: 'the picture of the floors is true', from: PICTURE, to: 'npm run -s floors' }];
