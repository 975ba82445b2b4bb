import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kept } from './worker/kept.ts';

/** The page shown in place of any other, with whom to ring; all that is kept where data is to be saved. */
const FALLBACK = '/offline';
/** Texts to read without a network. Nothing personal is in a built document. */
const TEXTS = ['/faq', '/terms', '/free-therapy'];
/** Asks the server: of no use without it. */
const ASKING = /\/account\/auth\/web\//;
const ASSET = /\/(assets\/[\w.-]+)/g;

/** What the bundler says of one of its files (vite's manifest.json). */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The files a document names, and all that these may fetch later: texts, dialogs, toasts. */
const filesOf = (html: string, manifest: Manifest): ReadonlySet<string> => {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const found = new Set([...html.matchAll(ASSET)].map(([, file = '']) => file));
  for (const file of found) {
    const { imports = [], dynamicImports = [], css = [] } = chunks.get(file) ?? {};
    for (const sheet of css) found.add(sheet);
    for (const key of [...imports, ...dynamicImports]) {
      const next = manifest[key];
      if (next && !ASKING.test(next.src ?? '')) found.add(next.file);
    }
  }
  return found;
};

/** What the service worker of the site built in `folder` keeps; `version` changes with any of it. */
export const keptPages = (folder: string): Kept => {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const htmlOf = (path: string): string => readFileSync(join(folder, path, 'index.html'), 'utf8');
  const withFiles = (path: string): string[] => [
    path,
    ...[`${path}.data`].filter((data) => existsSync(join(folder, data))),
    ...[...filesOf(htmlOf(path), manifest)].map((file) => `/${file}`),
  ];
  const least = withFiles(FALLBACK);
  const rest = [...new Set(TEXTS.flatMap(withFiles))]
    .filter((path) => !least.includes(path))
    .sort();
  const version = createHash('sha256')
    .update(JSON.stringify([least, rest]))
    .update([FALLBACK, ...TEXTS].map(htmlOf).join(''))
    .digest('hex')
    .slice(0, 12);
  return { version, fallback: FALLBACK, least, rest };
};
