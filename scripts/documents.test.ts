import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { document } from './named-tests.ts';

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter(Boolean);

const foldersOf = (path: string): readonly string[] => {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};
const there = `${[...new Set(files.flatMap(foldersOf))].map((path) => `/${path}`).join('\n')}\n`;

/** Named in documents and no file of the project: what commands make, addresses, and stand-ins for any name. */
const NO_FILES = [
  './data',
  'index.html',
  'survivors',
  'apps/server/dist',
  'apps/server/dist/server.mjs',
  'packages/jyotish/build',
  'apps/web/build/client',
  'service-worker.js',
  'settlements/recon/combined',
  'predictions/save',
  'bookings/create',
  'custom-questions/save',
  'cities.json',
  // Where the settings were, as decision 33 tells.
  'apps/server/src/env',
];
const STAND_IN = /^x\.|[*{<]|^@(?!dhruva\/)/;
const PATH = /^[\w.@*{},<>-]+(\/[\w.@*{},<>-]+)*\/?$/;
const FILE = /\.(tsx?|md|json|css|mjs|js|svg|bin|html)$/;

const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, words = '']) => words)
    .filter((words) => PATH.test(words) && (words.includes('/') || FILE.test(words)))
    .filter((words) => !STAND_IN.test(words))
    .map((words) =>
      words
        .replace(/\/$/, '')
        .replace(/^(\.\.\/)+/, '')
        .replace(/^@dhruva\//, ''),
    )
    .filter((words) => !NO_FILES.includes(words));

test.each(files.filter((path) => path.endsWith('.md') && !path.startsWith('docs/samples/')))(
  '%s names files that are there',
  (path) => {
    expect(pathsIn(document(path)).filter((named) => !there.includes(`/${named}\n`))).toEqual([]);
  },
);
