import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { myCredits } from './plan.service.ts';

/** Registers the route of the user's session credits. */
export const registerPlans = (app: FastifyInstance, { db }: Pick<Deps, 'db'>): void => {
  mount(app, routes.myCredits, async ({ session }) => myCredits(db, session.userId));
};
