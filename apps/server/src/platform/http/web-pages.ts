import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { documentPolicy, type DocumentSources } from './content-security-policy.ts';
import { type FilledPage, fillOrigin } from './web-origin.ts';

/**
 * React Router's document for paths that were not prerendered; without a prerendered home page it is
 * index.html.
 */
const FALLBACK_DOCUMENTS = ['__spa-fallback.html', 'index.html'];
/** Suffix of the loader data React Router wrote at build time, for client-side navigation. */
const LOADER_DATA_SUFFIX = '.data';
/** The offline service worker; never cached, since a stale one would keep serving old pages. */
const SERVICE_WORKER = 'service-worker.js';
const HASHED = /\/assets\//;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const CACHE_ONE_DAY = 'public, max-age=86400';

const cachingOf = (path: string): string => {
  if (['.html', LOADER_DATA_SUFFIX, SERVICE_WORKER].some((end) => path.endsWith(end)))
    return ASK_EACH_TIME;
  return HASHED.test(path) ? FOR_EVER : CACHE_ONE_DAY;
};

const wantsDocument = (request: FastifyRequest): boolean => {
  const [path = ''] = request.url.split('?');
  const isServerFile = request.method === 'GET' || request.method === 'HEAD';
  return isServerFile && !path.startsWith('/api') && !/\.\w+$/.test(path);
};

const brotli = promisify(brotliCompress);
const SMALLEST = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  },
};

type Send = (reply: FastifyReply) => Promise<FastifyReply>;

/** Sends a text file of the site; compressed once, at its first request. */
const sender = ({ name, type, text, etag }: FilledPage, sources: DocumentSources): Send => {
  const policy = name.endsWith('.html')
    ? { 'content-security-policy': documentPolicy(text, sources) }
    : {};
  let packed: Promise<Buffer> | undefined;
  return async (reply) => {
    const { headers } = reply.request;
    reply.headers({ 'cache-control': cachingOf(name), etag, vary: 'accept-encoding' });
    if (reply.statusCode === 200 && headers['if-none-match'] === etag)
      return reply.code(304).send();
    reply.type(type).headers(policy);
    if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(text);
    packed ??= brotli(text, SMALLEST);
    return reply.header('content-encoding', 'br').send(await packed);
  };
};

/** The URLs of a document: `faq/index.html` has /faq and /faq/, the fallback has none. */
const addressesOf = (name: string): string[] => {
  if (name === 'index.html') return ['/'];
  if (name.endsWith('/index.html')) return [`/${dirname(name)}`, `/${dirname(name)}/`];
  return name.endsWith('.html') ? [] : [`/${name}`];
};

/**
 * Serves the built site: prerendered pages at `/x` and `/x/`, files by name, and the fallback document with
 * 404 for other pages. Other requests (under /api, not GET, or with a file extension) get
 * `request.not-found`.
 */
export const serveWebPages = async (
  app: FastifyInstance,
  {
    folder,
    publicUrl,
    sources,
  }: {
    readonly folder: string;
    readonly publicUrl: string;
    readonly sources: DocumentSources;
  },
): Promise<void> => {
  const pages = fillOrigin(folder, publicUrl);
  const fallback = FALLBACK_DOCUMENTS.map((name) => pages.get(name)).find(
    (page) => page !== undefined,
  );
  const sendFallback = fallback && sender(fallback, sources);
  for (const page of pages.values()) {
    const send = sender(page, sources);
    for (const address of addressesOf(page.name)) app.get(address, async (_, reply) => send(reply));
  }
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      redirect: false,
      index: false,
      // Serves the files that the build compressed already.
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !pages.has(path.slice(1)),
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
        // A text type, so that it is compressed.
        if (path.endsWith(LOADER_DATA_SUFFIX))
          reply.header('content-type', 'text/x-script; charset=utf-8');
      },
    });
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!sendFallback || !wantsDocument(request)) throw new AppError('request.not-found');
    return sendFallback(reply.code(404));
  });
};
