import { type Budgets, perMinute } from '@dhruva/kernel/budgets';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GATEWAY_ACCOUNTS, type GatewayAccount } from '@dhruva/server/platform/gateway/gateway.ts';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { limited } from '@dhruva/server/platform/http/mount.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { readCallback } from './callback.rules.ts';
import { handleCallback } from './callback.service.ts';
import { receiveWebhook } from './webhook.service.ts';

const MAX_WEBHOOK_BYTES = 256 * 1024;
const MAX_FORM_BYTES = 16 * 1024;
const SEE_OTHER = 303;
/** Far above what the provider sends; what is refused it sends again for a day. */
const WEBHOOK_BUDGETS: Budgets = { address: perMinute(6_000) };
const CALLBACK_BUDGETS: Budgets = { device: perMinute(60), address: perMinute(600) };
/** Hidden from OpenAPI: only the provider calls these routes. */
const HIDDEN = { hide: true } as object;

const accountOf = ({ account }: { readonly account: string }): GatewayAccount => {
  const known = GATEWAY_ACCOUNTS.find((name) => name === account);
  if (!known) throw new AppError('request.not-found');
  return known;
};

/** Serves the webhook. Signatures cover the raw bytes, so the body stays unparsed; JSON up to 256 KB. */
const serveWebhook = (scope: FastifyInstance, deps: PaymentDeps): void => {
  scope.removeAllContentTypeParsers();
  const raw = { parseAs: 'buffer', bodyLimit: MAX_WEBHOOK_BYTES } as const;
  scope.addContentTypeParser('application/json', raw, (_, body, done) => done(null, body));
  scope.post<{ Body: Buffer; Params: { account: string } }>(
    '/api/payment/webhook/:account',
    {
      schema: HIDDEN,
      bodyLimit: MAX_WEBHOOK_BYTES,
      onRequest: limited(scope, 'POST /api/payment/webhook', WEBHOOK_BUDGETS),
    },
    async ({ headers, body, params }) => {
      const isTaken = await receiveWebhook(deps, {
        account: accountOf(params),
        rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        signature: headers['x-razorpay-signature'],
        eventId: headers['x-razorpay-event-id'],
      });
      if (!isTaken) throw new AppError('request.invalid');
      return { status: 'ok' };
    },
  );
};

/** Serves the checkout's redirect back to us: a cross-site form post without session or cookie. */
const serveCallback = (scope: FastifyInstance, deps: PaymentDeps): void => {
  scope.removeAllContentTypeParsers();
  const form = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
  scope.addContentTypeParser('application/x-www-form-urlencoded', form, (_, body, done) =>
    done(null, body),
  );
  scope.post<{ Body: string }>(
    '/api/payment/callback',
    {
      schema: HIDDEN,
      bodyLimit: MAX_FORM_BYTES,
      onRequest: limited(scope, 'POST /api/payment/callback', CALLBACK_BUDGETS),
    },
    async ({ body }, reply): Promise<FastifyReply> => {
      const callback = readCallback(typeof body === 'string' ? body : '');
      return reply.redirect(await handleCallback(deps, callback), SEE_OTHER);
    },
  );
};

/** Registers the routes that the payment provider and its checkout call. */
export const registerProvider = async (app: FastifyInstance, deps: PaymentDeps): Promise<void> => {
  await app.register(async (scope) => serveWebhook(scope, deps));
  await app.register(async (scope) => serveCallback(scope, deps));
};
