import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
 * Every door of every workspace below `root`, as its source file there. In the copy that mutants live in, the
 * linked node_modules would lead out of it, to the sources nobody changed.
 */
export const sourceAliases = (root: string): Alias[] =>
  ['packages', 'apps'].flatMap((rooms) =>
    readdirSync(join(root, rooms)).flatMap((room) => aliasesOf(join(root, rooms, room))),
  );
