import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { myReferral } from './referral.service.ts';

/** Registers the route of a user's own referral code. */
export const registerReferral = (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'hash' | 'env'>,
): void => {
  mount(app, routes.myReferral, async ({ session }) => myReferral(deps, session.userId));
};
