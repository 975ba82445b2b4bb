import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Precache } from './worker/precache.ts';

/** The offline page, shown instead of any other; with data saver on, the only one cached. */
const FALLBACK = '/offline';
/** Text pages readable offline. Prerendered documents contain nothing personal. */
const TEXT_PAGES = ['/faq', '/terms', '/free-therapy'];
/** The page of answers, kept once somebody read one; what it shows is kept elsewhere, for its session. */
const ANSWERS = '/answers';
/** Modules that call the server, useless offline. */
const SERVER_CALLING = /\/account\/auth\/web\//;
const ASSET = /\/(assets\/[\w.-]+)/g;

/** An entry of Vite's manifest.json. */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The assets an HTML document references, and all those they import, statically or dynamically. */
const assetsOf = (html: string, manifest: Manifest): ReadonlySet<string> => {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const found = new Set([...html.matchAll(ASSET)].map(([, file = '']) => file));
  for (const file of found) {
    const { imports = [], dynamicImports = [], css = [] } = chunks.get(file) ?? {};
    for (const sheet of css) found.add(sheet);
    for (const key of [...imports, ...dynamicImports]) {
      const next = manifest[key];
      if (next && !SERVER_CALLING.test(next.src ?? '')) found.add(next.file);
    }
  }
  return found;
};

/** The precache list of the site built in `folder`; `version` is a hash of its content. */
export const precacheManifest = (folder: string): Precache => {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const htmlOf = (path: string): string => readFileSync(join(folder, path, 'index.html'), 'utf8');
  const withFiles = (path: string): string[] => [
    path,
    ...[`${path}.data`].filter((data) => existsSync(join(folder, data))),
    ...[...assetsOf(htmlOf(path), manifest)].map((file) => `/${file}`),
  ];
  const least = withFiles(FALLBACK);
  const rest = [...new Set(TEXT_PAGES.flatMap(withFiles))]
    .filter((path) => !least.includes(path))
    .sort();
  const answers = withFiles(ANSWERS);
  const version = createHash('sha256')
    .update(JSON.stringify([least, rest, answers]))
    .update([FALLBACK, ...TEXT_PAGES, ANSWERS].map(htmlOf).join(''))
    .digest('hex')
    .slice(0, 12);
  return { version, fallback: FALLBACK, least, rest, answers };
};
