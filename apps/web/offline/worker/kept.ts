/** What the service worker keeps, chosen when the site is built (offline/kept-pages.ts). Paths, all of them public. */
export interface Kept {
  readonly version: string;
  readonly fallback: string;
  readonly least: readonly string[];
  readonly rest: readonly string[];
}
