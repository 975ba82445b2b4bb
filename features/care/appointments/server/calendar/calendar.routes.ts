import { appointmentCalendar } from '../../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mountFile } from '@dhruva/server/platform/http/mount.ts';
import { findCalendar } from './calendar.service.ts';

/** Mounts the calendar file of a user's own appointment. */
export const registerCalendar = (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'env' | 'hash' | 'userKeys'>,
): void =>
  mountFile(app, appointmentCalendar, async ({ session, query }) => {
    const { name, content, method } = await findCalendar(deps, session.userId, query.id);
    return {
      name,
      type: `text/calendar; charset=utf-8; method=${method}`,
      bytes: Buffer.from(content),
    };
  });
