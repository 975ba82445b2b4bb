import { handlingOf } from './handling.rules.ts';
import type { Precache } from './precache.ts';

/** Replaced at build time. */
declare const KEPT: Precache;
declare const self: ServiceWorkerGlobalScope;

const { version, fallback, least, rest, answers } = KEPT;
const CACHE = `kept-${version}`;
const site = { origin: self.location.origin, kept: new Set([...least, ...rest, ...answers]) };

/** Whether data saver is on; not in TypeScript's DOM types, since not every browser has it. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The request for a path: hashed assets may come from the HTTP cache, documents are fetched afresh. */
const requestFor = (path: string): Request =>
  new Request(path, {
    cache: path.startsWith('/assets/') ? 'default' : 'reload',
    credentials: 'omit',
  });

/** The document of the page of answers, the first of its list. */
const [ANSWERS = ''] = answers;

/** Whether an earlier build kept the page of answers: somebody reads answers here. */
const keepsAnswers = async (): Promise<boolean> => (await caches.match(ANSWERS)) !== undefined;

/**
 * Fills the cache on install, all or nothing, so that no page is cached without its files. Only the page of
 * answers may be added later, from the list of the build; what it shows is never in this cache.
 */
const precache = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const kept = [...(savesData() ? least : [...least, ...rest])];
  if (await keepsAnswers()) kept.push(...answers);
  await cache.addAll([...new Set(kept)].map(requestFor));
  await self.skipWaiting();
};

const keepAnswers = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  if (await cache.match(ANSWERS)) return;
  await cache.addAll(answers.map(requestFor));
};

const deleteOldCaches = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.registration.navigationPreload.enable();
  await self.clients.claim();
};

const cached = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path, { ignoreVary: true });

const pageResponse = async (event: FetchEvent, path: string): Promise<Response> => {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    return (await cached(path)) ?? (await cached(fallback)) ?? Response.error();
  }
};

const fileResponse = async (request: Request, path: string): Promise<Response> =>
  (await cached(path)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(precache()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
self.addEventListener('message', (event) => {
  const asked: unknown = event.data;
  const isAnswers = typeof asked === 'object' && asked !== null && 'keep' in asked;
  if (isAnswers && asked.keep === 'answers') event.waitUntil(keepAnswers());
});
self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, site);
  if (handling.how === 'page') event.respondWith(pageResponse(event, handling.path));
  if (handling.how === 'file') event.respondWith(fileResponse(event.request, handling.path));
});
