import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The package's folder among the sources. */
export const ROOT = join(import.meta.dirname, '..');
/** Where it is built. */
export const BUILD = join(ROOT, 'build');

/** What others may import: names of files in src/entries. */
export const ENTRIES = [
  'sky',
  'chart',
  'panchanga',
  'dasha',
  'gochara',
  'strength',
  'yoga',
  'jaimini',
  'matching',
  'judgement',
] as const;

const target = (file: string): { types: string; default: string } => ({
  types: `./${file}.d.ts`,
  default: `./${file}.js`,
});

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

/** The package.json of the built package: that of the sources, with JavaScript behind each entry. */
export const builtManifest = (): object => {
  const source = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  const { name, version, description, license } = source;
  const entries = ENTRIES.map((entry) => [`./${entry}`, target(`entries/${entry}`)] as const);
  return {
    name,
    version,
    description,
    license,
    keywords: ['jyotish', 'vedic-astrology', 'ephemeris', 'panchanga', 'kundli', 'vimshottari'],
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': target('index'),
      './vocabulary': target('vocabulary'),
      ...Object.fromEntries(entries),
      './package.json': './package.json',
    },
  };
};
