import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

const BORN = 'fastify.initialization';

/** What `build` returns, and the routes it registered with Fastify: `GET /api/places`; without HEAD. */
export const withRouteTable = async <T>(
  build: () => Promise<T>,
): Promise<{ readonly built: T; readonly table: readonly string[] }> => {
  const table: string[] = [];
  const listen = (message: unknown): void => {
    (message as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
      const methods = [route.method].flat().filter((method) => method !== 'HEAD');
      for (const method of methods) table.push(`${method} ${route.url}`);
    });
  };
  subscribe(BORN, listen);
  try {
    return { built: await build(), table };
  } finally {
    unsubscribe(BORN, listen);
  }
};
