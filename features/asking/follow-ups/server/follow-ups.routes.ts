import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import * as routes from '../contract/routes.ts';
import { takeFollowUp } from './follow-ups.service.ts';

/** Mounts the route that tells a follow-up. */
export const registerFollowUps = (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'userKeys'>,
): void => {
  mount(app, routes.takeFollowUp, async ({ session, body }) =>
    takeFollowUp(deps, session.userId, body.id),
  );
};
