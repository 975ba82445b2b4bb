import type { FastifyInstance } from 'fastify';
import { isLocalRequest } from '../local-request.ts';
import { injectFaults } from './api/inject-faults.ts';
import { registerApi } from './api/payment-routes.ts';
import { type LogLine, logRequests } from './api/request-log.ts';
import { registerCheckout } from './checkout/checkout-routes.ts';
import { registerControl } from './control-routes.ts';
import { ApiError } from './model/api-error.ts';
import type { RazorpaySandbox } from './sandbox.ts';

const NOT_FOUND = 'The requested URL was not found on the server.';

const bodyOf = (error: unknown): { status: number; body: unknown } => {
  if (error instanceof ApiError) return error;
  const { statusCode: status = 500, message } = error as { statusCode?: number; message: string };
  const code = status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR';
  return new ApiError(message, { status, code });
};

/**
 * Common behaviour of the routes: API-shaped errors, local requests only, hidden from OpenAPI, and changes
 * saved before the reply.
 */
const addCommonHooks = (scope: FastifyInstance, { world, scheduler }: RazorpaySandbox): void => {
  scope.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true } as object;
  });
  scope.setErrorHandler(async (error, _, reply) => {
    const { status, body } = bodyOf(error);
    return reply.code(status).send(body);
  });
  // A route instead of a not-found handler, because the parent server may have its own.
  scope.all('/*', () => {
    throw new ApiError(NOT_FOUND);
  });
  scope.addHook('onRequest', async (request) => {
    if (!isLocalRequest(request)) throw new ApiError(NOT_FOUND, { status: 404 });
  });
  scope.addHook('onSend', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'GET') return;
    await world.save();
    setImmediate(scheduler.runDue);
  });
  scope.addHook('onClose', scheduler.stop);
};

/**
 * Adds the sandbox's routes to a server under a prefix (`/sandbox/razorpay`, or ''): the API under `/v1`, the
 * checkout, and the control API under `/__sandbox`. Replies to this machine only; resumes pending jobs and
 * deliveries.
 */
export const serveRazorpay = (
  app: FastifyInstance,
  sandbox: RazorpaySandbox,
  { prefix }: { prefix: string },
): void => {
  const log: LogLine[] = [];
  void app.register(
    async (scope) => {
      addCommonHooks(scope, sandbox);
      await scope.register(async (api) => {
        logRequests(api, log, prefix);
        injectFaults(api, sandbox.world, prefix);
        registerApi(api, sandbox.world);
      });
      await scope.register(async (checkout) => registerCheckout(checkout, sandbox.world));
      await scope.register(async (control) => registerControl(control, sandbox, log), {
        prefix: '/__sandbox',
      });
    },
    { prefix },
  );
  app.addHook('onListen', async () => sandbox.scheduler.runDue());
};
