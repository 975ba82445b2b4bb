import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOORS } from './floors.ts';
import type { Violation } from './violation.ts';

const floors = Object.keys(FLOORS);

/** The floors that a floor's manifest may not name: itself and those above. */
const tooHigh = (floor: string): readonly string[] =>
  floors.slice(floors.indexOf(floor)).map((name) => `@dhruva/${name}`);

/** Every floor whose manifest names one that is not lower among its `dependencies`; what tests alone use stands in `devDependencies`. */
export const upwardManifests = (baseDir: string): Violation[] =>
  globSync('features/*/package.json', { cwd: baseDir }).flatMap((file) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(baseDir, file), 'utf8')) as {
      dependencies?: Readonly<Record<string, string>>;
    };
    const high = tooHigh(file.split('/')[1] ?? '');
    return Object.keys(dependencies)
      .filter((name) => high.includes(name))
      .map((to) => ({ rule: 'a manifest names lower floors', from: file, to }));
  });
