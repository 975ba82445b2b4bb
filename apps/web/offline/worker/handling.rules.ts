/** The parts of a request that decide its handling. */
export interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

export interface Site {
  readonly origin: string;
  /** Cached paths. */
  readonly kept: ReadonlySet<string>;
}

/**
 * How the service worker handles a request. `page`: network first, then cache; `file`: cache first;
 * everything else, the API above all, is left to the browser.
 */
export type Handling =
  | { readonly how: 'page' | 'file'; readonly path: string }
  | { readonly how: 'none' };

const NONE: Handling = { how: 'none' };
/** Scripts, and the loader data of a prerendered page (`/faq.data`), fetched on client-side navigation. */
const FILE = /^\/assets\/|\.data$/;

export const handlingOf = (
  { method, mode, url }: RequestFacts,
  { origin, kept }: Site,
): Handling => {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return NONE;
  const path = address.pathname.replace(/(.)\/$/, '$1');
  if (path === '/api' || path.startsWith('/api/')) return NONE;
  if (mode === 'navigate') return { how: 'page', path };
  return FILE.test(path) && kept.has(path) ? { how: 'file', path } : NONE;
};
