import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

const BORN = 'fastify.initialization';

/** What `build` returns, and the routes its app registered with Fastify: `GET /api/places`; without HEAD. */
export const withRouteTable = async <T extends { readonly app: FastifyInstance }>(
  build: () => Promise<T>,
): Promise<{ readonly built: T; readonly table: readonly string[] }> => {
  const tables = new Map<FastifyInstance, string[]>();
  const listen = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    const table: string[] = [];
    tables.set(fastify, table);
    fastify.addHook('onRoute', ({ method, url }) => {
      const methods = [method].flat().filter((one) => one !== 'HEAD');
      table.push(...methods.map((one) => `${one} ${url}`));
    });
  };
  subscribe(BORN, listen);
  try {
    const built = await build();
    return { built, table: tables.get(built.app) ?? [] };
  } finally {
    unsubscribe(BORN, listen);
  }
};
