import type { FastifyInstance } from 'fastify';
import { claimedKey } from './authenticate.ts';

export interface LogLine {
  /** ISO instant of the real clock. */
  readonly at: string;
  readonly method: string;
  /** The route's pattern, without the prefix. */
  readonly route: string;
  readonly path: string;
  readonly keyId: string | null;
  readonly status: number;
  readonly idempotencyKey?: string;
  readonly body?: unknown;
}

const KEPT = 5_000;

/**
 * Records the latest API requests, without authorization and without the checkout's, which contain card
 * numbers.
 */
export const logRequests = (scope: FastifyInstance, log: LogLine[], prefix: string): void => {
  scope.addHook('onResponse', async (request, reply) => {
    const idempotencyKey = request.headers['x-refund-idempotency'];
    log.push({
      at: new Date().toISOString(),
      method: request.method,
      route: (request.routeOptions.url ?? '').slice(prefix.length),
      path: request.url.slice(prefix.length),
      keyId: claimedKey(request),
      status: reply.statusCode,
      ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
      ...(request.body !== undefined && request.body !== null && { body: request.body }),
    });
    log.splice(0, log.length - KEPT);
  });
};
