import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Alias {
  readonly find: RegExp;
  readonly replacement: string;
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

const aliasesOf = (folder: string): Alias[] => {
  const { name, exports = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  return Object.entries(exports).map(([door, file]) => ({
    find: new RegExp(`^${escaped(name + door.slice(1)).replace(String.raw`\*`, '(.+)')}$`, 'u'),
    replacement: join(folder, file).replace('*', '$1'),
  }));
};

/**
 * Maps every package export below `root` to its source file there. In Stryker's copy, the links in
 * node_modules would lead to the unmutated sources.
 */
export const sourceAliases = (root: string): Alias[] =>
  globSync('{packages,features,apps}/*/package.json', { cwd: root })
    .toSorted()
    .flatMap((manifest) => aliasesOf(join(root, dirname(manifest))));
