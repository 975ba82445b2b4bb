import { healthz, readyz } from '@dhruva/kernel/system/routes';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { mount } from './mount.ts';

/**
 * Registers /healthz (the process is alive) and /readyz (the database answers and every migration has run;
 * failed jobs are counted).
 */
export const registerSystem = (
  app: FastifyInstance,
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  isMigrated: () => Promise<boolean>,
): void => {
  mount(app, healthz, async () => ({ status: 'ok' }) as const);
  mount(app, readyz, async () => {
    await sql`select 1`.execute(db);
    if (!(await isMigrated())) throw new AppError('server.unavailable');
    const dead = await jobs.deadLetters();
    const deadLetters = dead.reduce((sum, { count }) => sum + count, 0);
    return { status: 'ok', deadLetters } as const;
  });
};
