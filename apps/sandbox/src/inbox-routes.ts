import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Inbox } from './inbox.ts';
import { codeIn, inboxPage } from './inbox-page.ts';

const SHOWN = 100;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** From this machine, and by its own name: a page of another site whose name points here is turned away. */
const isLocal = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') && LOCAL_HOST.test(request.headers.host ?? '');

/** Serves /dev/outbox and /dev/outbox.json (newest first, `code` picked out) to this machine only. */
export const serveInbox = (app: FastifyInstance, inbox: Inbox): void => {
  app.get('/dev/outbox', { schema: { hide: true } as object }, async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    const page = inboxPage(await inbox.latest(SHOWN));
    return reply.type('text/html').header('cache-control', 'no-store').send(page);
  });
  app.get('/dev/outbox.json', { schema: { hide: true } as object }, async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
    const messages = await inbox.latest(SHOWN);
    return reply
      .header('cache-control', 'no-store')
      .send(messages.map((message) => ({ ...message, code: codeIn(message) ?? null })));
  });
};
