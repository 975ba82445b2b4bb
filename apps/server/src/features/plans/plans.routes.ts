import * as routes from '@dhruva/contract/plans/routes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { mount } from '../../platform/http/mount.ts';
import { myCredits } from './plan.service.ts';

/** Mounts the sessions bought with plans. */
export const registerPlans = (app: FastifyInstance, { db }: Pick<Deps, 'db'>): void => {
  mount(app, routes.myCredits, async ({ session }) => myCredits(db, session.userId));
};
