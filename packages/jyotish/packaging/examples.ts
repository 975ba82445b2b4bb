import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './manifest.ts';

/** An example of the README: its source and the lines it says it prints. */
export interface Example {
  readonly title: string;
  readonly source: string;
  readonly printed: readonly string[];
}

const BLOCK = /^#+ ([^\n]+)\n(?:(?!^#|^```ts).*\n)*^```ts\n([^]*?)^```$/gmu;
const PRINTED = /\/\/ → (.*)$/gmu;

/** The examples of the README, each below its heading; `// →` stands before what is printed. */
export const readmeExamples = (): readonly Example[] =>
  [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(BLOCK)].map(
    ([, title = '', source = '']) => ({
      title,
      source,
      printed: [...source.matchAll(PRINTED)].map(([, line = '']) => line),
    }),
  );
