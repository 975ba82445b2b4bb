import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount, mountFile } from '@dhruva/server/platform/http/mount.ts';
import { keptAnswer, yearCalendar } from './kept-answers.service.ts';

type KeptDeps = Pick<Deps, 'db' | 'userKeys' | 'env'>;

/** Mounts an answer by its id, and the months of all answers as a calendar file. */
export const registerKeptAnswers = (app: FastifyInstance, deps: KeptDeps): void => {
  mount(app, routes.keptAnswer, async ({ session, query }) =>
    keptAnswer(deps, session.userId, query.id),
  );
  mountFile(app, routes.myYearCalendar, async ({ session, query }) => {
    const file = await yearCalendar(deps, session.userId, query, await readNow(deps.db));
    return {
      name: 'dhruva-months.ics',
      type: 'text/calendar; charset=utf-8',
      bytes: Buffer.from(file),
    };
  });
};
