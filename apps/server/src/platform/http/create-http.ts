import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { SECOND_MS } from '@dhruva/kernel/durations';
import type { ErrorRegistry } from '@dhruva/kernel/errors';
import { MAX_BODY_BYTES } from '@dhruva/kernel/limits';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Env } from '../env/env.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { bodyOf, isDeclared, toRefusal } from './refusals.ts';
import { answerBroken } from './broken-connections.ts';
import { refuseOtherForms } from './body-form.ts';
import { createEngineQueue, ENGINE_BOUNDS } from './engine-queue.ts';
import type { Guards } from './session.ts';

/** How often connections are looked at whose request has not arrived in time. */
const TIMEOUT_CHECK_MS = 1_000;
const COMPRESS_FROM_BYTES = 1_024;
const BROTLI_QUALITY = 5;

/**
 * Answers with an error reply. A code the route does not declare is a bug: logged, and in tests answered with
 * 500.
 */
const refuse =
  (mode: Env['mode'], errors: ErrorRegistry) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const route = request.routeOptions.config.contract;
    let refusal = toRefusal(error);
    if (refusal.code === 'server.unexpected') request.log.error({ err: error }, 'request failed');
    if (refusal.code === 'server.unavailable') request.log.warn({ err: error }, 'no database');
    if (route && !isDeclared(refusal.code, route.errors)) {
      request.log.error({ code: refusal.code, route: route.path }, 'undeclared error code');
      if (mode === 'test') {
        refusal = new AppError('server.unexpected', {
          fields: { undeclared: `${refusal.code} by ${route.method} ${route.path}` },
        });
      }
    }
    const wait = refusal.extras.retryAfterSeconds;
    if (wait !== undefined) reply.header('retry-after', wait);
    return reply.code(errors[refusal.code].status).send(bodyOf(refusal, errors));
  };

/**
 * Logs one line for each request: the route's pattern (never the path or query), the status, the duration.
 */
const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.session && { userId: request.session.userId }),
      },
      'request',
    );
  });
};

/** While the server stops, closes each connection after its reply instead of keeping it alive. */
const endConnectionsOnClose = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};

/**
 * Creates the Fastify instance with logging, error replies, limits and headers; features mount their routes
 * on it.
 */
export const createHttp = async (
  { env, log }: Pick<Deps, 'env' | 'log'>,
  { authenticate, limitRequests }: Guards,
  errors: ErrorRegistry,
): Promise<FastifyInstance> => {
  const handleError = refuse(env.mode, errors);
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: env.requestSeconds * SECOND_MS,
    http: {
      headersTimeout: Math.min(env.headersSeconds, env.requestSeconds) * SECOND_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    clientErrorHandler: answerBroken(errors),
    forceCloseConnections: 'idle',
    frameworkErrors: (error: FastifyError, request, reply) => {
      void handleError(error, request as FastifyRequest, reply as unknown as FastifyReply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  app.decorate('authenticate', authenticate);
  app.decorate('limitRequests', limitRequests);
  app.decorate('inEngine', createEngineQueue(ENGINE_BOUNDS));
  app.decorate('errorRegistry', errors);
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  endConnectionsOnClose(app);
  logRequests(app);
  refuseOtherForms(app);
  await app.register(compress, {
    globalDecompression: false,
    threshold: COMPRESS_FROM_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  return app;
};
