import type { Violation } from './violation.ts';

/** Imports as pairs of paths from the root. */
export type Imports = readonly (readonly [from: string, to: string])[];

/** Folders within which circles are checked. Not above them: a feature and an app may need each other. */
const CHECKED_FOLDERS = /^(?:packages\/[^/]+|apps\/[^/]+|features\/[^/]+\/[^/]+|scripts)(?:\/|$)/;

/** Where two paths diverge: their common folder, and the next segment of each. */
const parting = (from: string, to: string): readonly [string, string, string] => {
  const a = from.split('/');
  const b = to.split('/');
  const at = a.findIndex((name, index) => name !== b[index]);
  return [a.slice(0, at).join('/'), a[at] ?? '', b[at] ?? ''];
};

type Graph = Map<string, Set<string>>;

const reaches = (graph: Graph, from: string, to: string): boolean => {
  const seen = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return false;
};

/**
 * Finds import circles between siblings of a folder, where a subfolder stands for everything in it: `a/x.ts`
 * imports `b/y.ts` and `b/z.ts` imports `a/w.ts`, though no two files import each other. One violation for
 * each sibling in a circle.
 */
export const folderCircles = (imports: Imports): readonly Violation[] => {
  const folders = new Map<string, Graph>();
  for (const [from, to] of imports) {
    const [folder, a, b] = parting(from, to);
    if (!CHECKED_FOLDERS.test(folder)) continue;
    const graph: Graph = folders.get(folder) ?? new Map();
    folders.set(folder, graph.set(a, (graph.get(a) ?? new Set()).add(b)));
  }
  return [...folders].flatMap(([folder, graph]) =>
    [...graph].flatMap(([name, others]) =>
      name.includes('.')
        ? []
        : [...others]
            .filter((other) => reaches(graph, other, name))
            .map((other) => ({
              rule: 'no circles of rooms',
              from: `${folder}/${name}`,
              to: `${folder}/${other}`,
            })),
    ),
  );
};
