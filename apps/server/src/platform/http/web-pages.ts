import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** What React Router writes for paths that were not prerendered; without a prerendered home it is index.html. */
const FALLBACKS = ['__spa-fallback.html', 'index.html'];
/** What React Router read while building, for those who come to a page from another one. */
const LOADED = '.data';
const HASHED = /\/assets\//;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const A_DAY = 'public, max-age=86400';

const cachingOf = (path: string): string => {
  if (path.endsWith('.html') || path.endsWith(LOADED)) return ASK_EACH_TIME;
  return HASHED.test(path) ? FOR_EVER : A_DAY;
};

const wantsDocument = (request: FastifyRequest): boolean => {
  const [path = ''] = request.url.split('?');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !path.startsWith('/api') && !/\.\w+$/.test(path);
};

/**
 * Serves the built site: a prerendered page at `/x` and `/x/`, files by name, and with 404 the fallback document for
 * any other page. What is under /api, no GET, or looks like a file gets `request.not-found`.
 */
export const serveWebPages = async (app: FastifyInstance, folder: string): Promise<void> => {
  const fallback = FALLBACKS.find((name) => existsSync(join(folder, name)));
  if (fallback !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
        // A text, so that it is compressed.
        if (path.endsWith(LOADED)) reply.header('content-type', 'text/x-script; charset=utf-8');
      },
    });
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (fallback === undefined || !wantsDocument(request)) throw new AppError('request.not-found');
    return reply.code(404).sendFile(fallback);
  });
};
