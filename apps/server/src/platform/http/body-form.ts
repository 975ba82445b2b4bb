import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const UTF8 = /^"?utf-?8"?$/i;

/** The charset a media type names; undefined when it names none. */
const charsetOf = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*([^;\s]+)/i.exec(contentType)?.[1];

/**
 * Refuses bodies in a form that nobody here sends, before they are read: compressed ones
 * (`request.unsupported-encoding`), and texts in another charset than UTF-8 (`request.unsupported-type`).
 */
export const refuseOtherForms = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ headers }, reply) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (encoding !== '' && encoding !== 'identity') {
      // RFC 9110, 15.5.16: what would have been accepted.
      reply.header('accept-encoding', 'identity');
      throw new AppError('request.unsupported-encoding');
    }
    const charset = charsetOf(headers['content-type'] ?? '');
    if (charset !== undefined && !UTF8.test(charset))
      throw new AppError('request.unsupported-type');
  });
};
