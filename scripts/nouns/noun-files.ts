import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOUNS } from '../boundaries/floors.ts';
import { isTest } from '../boundaries/cruise-tree.ts';

/** A file of the product as git knows it. */
export interface ProductFile {
  readonly path: string;
  /** The noun whose folder it lies in, as `floor/noun`. */
  readonly noun: string | undefined;
  readonly isTest: boolean;
  readonly text: string;
}

/** Libraries know no product, and documents tell of it. */
const NOT_OF_THE_PRODUCT = /^(packages\/(?!kernel\/)|docs\/)/;
const WITH_TEXT = /\.(tsx?|json)$/;

/** The noun whose folder a path lies in. */
export const nounOf = (path: string): string | undefined =>
  NOUNS.find((noun) => path.startsWith(`features/${noun}/`));

/** Every file of the product below `root`, with its text where it is code or sentences. */
export const productFiles = (root: string): readonly ProductFile[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path !== '' && !NOT_OF_THE_PRODUCT.test(path))
    .map((path) => ({
      path,
      noun: nounOf(path),
      isTest: isTest(path),
      text: WITH_TEXT.test(path) ? readFileSync(join(root, path), 'utf8') : '',
    }));
