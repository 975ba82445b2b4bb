import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readPayRequest } from '../control/control-input.ts';
import { ApiError } from '../model/api-error.ts';
import type { World } from '../model/world.ts';
import { type Fields, fieldsOf } from '../model/fields.ts';
import { findOrder, findPayment } from '../model/find.ts';
import { pay } from '../payments/pay.ts';
import { paidAnswer, unpaidAnswer } from '../payments/pay-answers.ts';

type ById = { Params: { id: string } };

const FOLDER = join(import.meta.dirname, 'browser');
const LOOPBACK = "'self' http://localhost:* http://127.0.0.1:*";
/** Allows framing by, and form posts to, pages of this machine only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  `form-action ${LOOPBACK}`,
  `frame-ancestors ${LOOPBACK}`,
  "base-uri 'none'",
].join('; ');

const FILES = {
  '/v1/checkout.js': 'checkout.js',
  '/checkout': 'page.html',
  '/checkout/page.css': 'page.css',
  '/checkout/page.js': 'page.js',
  '/checkout/ask.js': 'ask.js',
  '/checkout/exits.js': 'exits.js',
  '/checkout/qr.js': 'qr.js',
  '/checkout/tabs.js': 'tabs.js',
  '/checkout/theme.js': 'theme.js',
  '/checkout/words.js': 'words.js',
};
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

const serveFiles = (scope: FastifyInstance): void => {
  for (const [path, name] of Object.entries(FILES)) {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
    scope.get(path, (_, reply) => {
      void reply.type(type).send(text);
    });
  }
  scope.addHook('onSend', async (_, reply) => {
    reply.removeHeader('x-frame-options').header('content-security-policy', POLICY);
  });
};

/** The key id a checkout names; an unknown one is refused like by the real API. A checkout has no secret. */
const publicKey = (world: World, fields: Fields): string => {
  const { key_id } = fields;
  if (world.accounts.some(({ keyId }) => keyId === key_id)) return String(key_id);
  throw new ApiError('The api key provided is invalid', { status: 401 });
};

/**
 * Registers the checkout: its script, its page, and the page's requests. None is logged, since they contain
 * card numbers.
 */
export const registerCheckout = (scope: FastifyInstance, world: World): void => {
  serveFiles(scope);
  scope.get<ById>('/checkout/orders/:id', (request, reply) => {
    const keyId = publicKey(world, fieldsOf(request.query));
    void reply.send(findOrder(world, request.params.id, keyId).entity);
  });
  scope.post<ById>('/checkout/orders/:id/payments', (request, reply) => {
    const { key_id, ...wish } = fieldsOf(request.body);
    const keyId = publicKey(world, { key_id });
    void reply.send(pay(world, request.params.id, readPayRequest(wish), keyId));
  });
  scope.get<ById>('/checkout/payments/:id', (request, reply) => {
    const row = findPayment(world, request.params.id, publicKey(world, fieldsOf(request.query)));
    const { status } = row.entity;
    const done = status === 'authorized' || status === 'captured';
    void reply.send(done ? paidAnswer(world, row) : unpaidAnswer(row));
  });
};
