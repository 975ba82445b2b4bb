import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORIGIN_STAND_IN } from '@dhruva/kernel/system/public-origin';

/** A text file of the built site, ready to serve. */
export interface FilledPage {
  /** Path within the site's folder. */
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly etag: string;
}

const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.html', 'text/html; charset=utf-8'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
];

/**
 * Reads the documents of the built site, by name, with the origin of `publicUrl` in place of the build's
 * placeholder, so that one build can be served at any address.
 */
export const fillOrigin = (folder: string, publicUrl: string): ReadonlyMap<string, FilledPage> => {
  const { origin } = new URL(publicUrl);
  const pages = TYPES.flatMap(([ending, type]) =>
    globSync(`**/*${ending}`, { cwd: folder }).map((name): FilledPage => {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll(ORIGIN_STAND_IN, origin);
      const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
      return { name, type, text, etag };
    }),
  );
  return new Map(pages.map((page) => [page.name, page]));
};
