import { healthz, readyz } from '@dhruva/kernel/system/routes';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../database/readiness.ts';
import { mount } from './mount.ts';

/**
 * Registers /healthz (the process is alive) and /readyz (every migration has run and the database takes a row;
 * failed jobs are counted).
 */
export const registerSystem = (app: FastifyInstance, readiness: Readiness): void => {
  mount(app, healthz, async () => ({ status: 'ok' }) as const);
  mount(app, readyz, async () => ({ status: 'ok', ...(await readiness.check()) }) as const);
};
