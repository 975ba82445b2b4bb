import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const DATA_BLOCK = /type="application\/(ld\+)?json"/i;

/** CSP source expressions for the inline scripts of a document (CSP level 3, section 2.3.1). */
const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA_BLOCK.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

export interface DocumentSources {
  /** The checkout's origin if it is not ours; pages contact it only after Pay is pressed (decision 23). */
  readonly checkout: string | undefined;
  /** Whether the site is served over TLS. */
  readonly secure: boolean;
}

/**
 * The policy of a document: our origin, the payment provider, and its own inline scripts. Inline styles are
 * allowed, because components set them at run time.
 */
export const documentPolicy = (html: string, { checkout, secure }: DocumentSources): string => {
  const own = checkout === undefined ? "'self'" : `'self' ${checkout}`;
  return [
    "default-src 'self'",
    [`script-src ${own}`, ...inlineScriptHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${checkout === undefined ? '' : ` ${checkout}`}`,
    "font-src 'self' data:",
    "media-src 'self'",
    `connect-src ${own}`,
    `frame-src ${checkout ?? "'self'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `form-action ${own}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

/**
 * The policy of everything but documents: nothing may be loaded. `connect-src` is for the service worker, to
 * which no page's policy applies.
 */
export const DATA_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
