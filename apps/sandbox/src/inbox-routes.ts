import type { FastifyInstance } from 'fastify';
import type { Inbox } from './inbox.ts';
import { codeIn, inboxPage } from './inbox-page.ts';
import { isLocalRequest } from './local-request.ts';

const SHOWN = 100;

/** Serves /dev/outbox and /dev/outbox.json (newest first, with the code extracted) to this machine only. */
export const serveInbox = (app: FastifyInstance, inbox: Inbox): void => {
  app.get('/dev/outbox', { schema: { hide: true } as object }, async (request, reply) => {
    if (!isLocalRequest(request)) return reply.callNotFound();
    const page = inboxPage(await inbox.latest(SHOWN));
    return reply.type('text/html').header('cache-control', 'no-store').send(page);
  });
  app.get('/dev/outbox.json', { schema: { hide: true } as object }, async (request, reply) => {
    if (!isLocalRequest(request)) return reply.callNotFound();
    const messages = await inbox.latest(SHOWN);
    return reply
      .header('cache-control', 'no-store')
      .send(messages.map((message) => ({ ...message, code: codeIn(message) ?? null })));
  });
};
