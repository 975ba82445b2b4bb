import * as routes from '../../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { composeMails } from './second-check.mails.ts';
import {
  confirmOwner,
  describeSecondCheck,
  mailCode,
  type SecondCheckDeps,
} from './second-check.service.ts';
import { startAfresh } from './start-afresh.service.ts';

/** Registers the routes of a session whose second check is pending. */
export const registerSecondCheck = (app: FastifyInstance, deps: Deps & SecondCheckDeps): void => {
  mount(app, routes.secondCheck, async ({ session }) => describeSecondCheck(deps, session));
  mount(app, routes.mailSecondCheck, async ({ session, address }) => ({
    message: 'We have sent you a code by e-mail.',
    ...(await mailCode(deps, session, address)),
  }));
  mount(app, routes.confirmOwner, async ({ session, body }) => ({
    token: await confirmOwner(deps, session, body),
  }));
  mount(app, routes.startAfresh, async ({ session }) => ({
    token: await startAfresh(deps, session),
  }));
  composeMails(deps);
};
