/** What is to be known of a request. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

export interface Site {
  readonly origin: string;
  /** Paths that are kept. */
  readonly kept: ReadonlySet<string>;
}

/**
 * How the service worker answers. A page comes from the network, without it from what is kept; a file of a kept
 * page from what is kept; with everything else it has nothing to do, the API above all.
 */
export type Handling =
  | { readonly how: 'page' | 'file'; readonly path: string }
  | { readonly how: 'none' };

const NONE: Handling = { how: 'none' };
/** Scripts, and what a page read while it was built (`/faq.data`), asked for by who comes from another page. */
const FILE = /^\/assets\/|\.data$/;

export const handlingOf = ({ method, mode, url }: Asked, { origin, kept }: Site): Handling => {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return NONE;
  const path = address.pathname.replace(/(.)\/$/, '$1');
  if (path === '/api' || path.startsWith('/api/')) return NONE;
  if (mode === 'navigate') return { how: 'page', path };
  return FILE.test(path) && kept.has(path) ? { how: 'file', path } : NONE;
};
