import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

const APP_CREATED = 'fastify.initialization';

/** Builds an app and records the routes it registers with Fastify, such as `GET /api/places`; HEAD is left out. */
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
  subscribe(APP_CREATED, listen);
  try {
    const built = await build();
    return { built, table: tables.get(built.app) ?? [] };
  } finally {
    unsubscribe(APP_CREATED, listen);
  }
};
