import * as routes from '@dhruva/contract/profile/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import { closedProfile, getProfile, updateProfile } from './profile.service.ts';
import type { ProfileDeps } from './profile.service.ts';

/** Mounts the profile. */
export const registerProfile = (app: FastifyInstance, deps: ProfileDeps): void => {
  mount(app, routes.getProfile, async ({ session }) =>
    session.confirmed ? getProfile(deps, session.userId) : closedProfile(),
  );
  mount(app, routes.updateProfile, async ({ session, body }) =>
    updateProfile(deps, session.userId, body),
  );
};
