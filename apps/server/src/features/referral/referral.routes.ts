import * as routes from '@dhruva/contract/referral/routes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { mount } from '../../platform/http/mount.ts';
import { myReferral } from './referral.service.ts';

/** Mounts a person's own code. */
export const registerReferral = (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'hash' | 'env'>,
): void => {
  mount(app, routes.myReferral, async ({ session }) => myReferral(deps, session.userId));
};
