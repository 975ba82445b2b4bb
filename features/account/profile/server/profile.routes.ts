import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { closedProfile, getProfile, updateProfile } from './profile.service.ts';
import type { ProfileDeps } from './profile.service.ts';

/** Registers the profile routes. */
export const registerProfile = (app: FastifyInstance, deps: ProfileDeps): void => {
  mount(app, routes.getProfile, async ({ session }) =>
    session.confirmed ? getProfile(deps, session.userId) : closedProfile(),
  );
  mount(app, routes.updateProfile, async ({ session, body }) =>
    updateProfile(deps, session.userId, body),
  );
};
