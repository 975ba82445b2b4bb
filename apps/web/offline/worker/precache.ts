/** What the service worker caches, listed at build time (offline/precache-manifest.ts). All paths are public. */
export interface Precache {
  readonly version: string;
  readonly fallback: string;
  readonly least: readonly string[];
  readonly rest: readonly string[];
  /** The page of answers with its files: kept once somebody read an answer on this device. */
  readonly answers: readonly string[];
}
