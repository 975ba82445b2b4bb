import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { defineAuthJobs } from './auth.jobs.ts';
import { CODE_SENT, sendCode } from './codes/send-code.service.ts';
import { endSession } from './sessions/session.service.ts';
import { registerDevices } from './devices/devices.routes.ts';
import { registerSecondCheck } from './second-check/second-check.routes.ts';
import { logIn, signUp } from './sign-in.service.ts';

/** Registers the sign-in routes and jobs. */
export const registerAuth = (app: FastifyInstance, deps: Deps): void => {
  const authDeps = { ...deps, smsBudget: deps.env.smsBudget };
  mount(app, routes.sendOtp, async ({ body, address }) => ({
    message: CODE_SENT,
    ...(await sendCode(authDeps, { ...body, address })),
  }));
  mount(app, routes.verifyOtp, async ({ body, userAgent }) => ({
    token: await logIn(authDeps, { ...body, userAgent }),
  }));
  mount(app, routes.signupVerifyOtp, async ({ body, userAgent }) => ({
    token: await signUp(authDeps, { ...body, userAgent }),
  }));
  mount(app, routes.logout, async ({ session }) => {
    await endSession(deps, session.sessionId);
    return { message: 'Logged out successfully!' };
  });
  registerSecondCheck(app, authDeps);
  registerDevices(app, deps);
  defineAuthJobs(deps);
};
