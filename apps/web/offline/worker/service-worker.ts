import { handlingOf } from './handling.rules.ts';
import type { Kept } from './kept.ts';

/** Put in when the site is built. */
declare const KEPT: Kept;
declare const self: ServiceWorkerGlobalScope;

const { version, fallback, least, rest } = KEPT;
const CACHE = `kept-${version}`;
const site = { origin: self.location.origin, kept: new Set([...least, ...rest]) };

/** Not in TypeScript's library: not every browser tells. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A file with a hash in its name may come from where the page before had it; a document is asked for anew. */
const asking = (path: string): Request =>
  new Request(path, {
    cache: path.startsWith('/assets/') ? 'default' : 'reload',
    credentials: 'omit',
  });

/** All or nothing: a page is never kept without its files. Nothing is ever added later. */
const keep = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll((savesData() ? least : [...least, ...rest]).map(asking));
  await self.skipWaiting();
};

const dropOld = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
};

const kept = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path, { ignoreVary: true });

const page = async (event: FetchEvent, path: string): Promise<Response> => {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    return (await kept(path)) ?? (await kept(fallback)) ?? Response.error();
  }
};

const file = async (request: Request, path: string): Promise<Response> =>
  (await kept(path)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, site);
  if (handling.how === 'page') event.respondWith(page(event, handling.path));
  if (handling.how === 'file') event.respondWith(file(event.request, handling.path));
});
