import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../model/api-error.ts';
import type { Fault } from '../model/state.ts';
import type { World } from '../model/world.ts';

const BAD_GATEWAY =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

const takeFault = (world: World, route: string, late: boolean): Fault | undefined => {
  const fault = world.state.faults.find(
    (one) => (one.route === '*' || one.route === route) && (one.kind === 'drop') === late,
  );
  if (!fault) return undefined;
  fault.times -= 1;
  world.state.faults = world.state.faults.filter(({ times }) => times > 0);
  return fault;
};

/** Applies a fault instead of the request, or before it. */
const applyFault = async (fault: Fault, request: FastifyRequest, reply: FastifyReply) => {
  switch (fault.kind) {
    case 'delay':
      await sleep(fault.delayMs);
      return undefined;
    case '429':
      throw new ApiError('Too many requests', { status: 429 });
    case '500':
      throw new ApiError(
        'The server encountered an error. The incident has been reported to admins.',
        {
          status: 500,
          code: 'SERVER_ERROR',
        },
      );
    case '502':
      return reply.code(502).type('text/html').send(BAD_GATEWAY);
    case 'reset':
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      return undefined;
    default:
      reply.hijack();
      return undefined;
  }
};

/**
 * Injects the faults requested by the control API into the routes of a scope. `drop` applies the request and
 * then closes the connection; the others act before it. A hanging request ends with the client or the server.
 */
export const injectFaults = (scope: FastifyInstance, world: World, prefix: string): void => {
  const hanging = new Set<FastifyRequest>();
  const routeOf = (request: FastifyRequest): string =>
    `${request.method} ${(request.routeOptions.url ?? '').slice(prefix.length)}`;
  scope.addHook('preHandler', async (request, reply) => {
    const fault = takeFault(world, routeOf(request), false);
    if (!fault) return undefined;
    if (fault.kind === 'hang') hanging.add(request);
    return applyFault(fault, request, reply);
  });
  scope.addHook('onSend', async (request) => {
    if (takeFault(world, routeOf(request), true)) request.raw.socket.destroy();
  });
  scope.addHook('preClose', async () => {
    for (const { raw } of hanging) raw.socket.destroy();
  });
};
