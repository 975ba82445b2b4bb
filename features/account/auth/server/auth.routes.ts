import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { defineAuthJobs } from './auth.jobs.ts';
import { otpLimits } from './codes/otp.rules.ts';
import { CODE_SENT, sendCode } from './codes/send-code.service.ts';
import { endSession } from './sessions/session.service.ts';
import { registerSecondCheck } from './second-check/second-check.routes.ts';
import { logIn, signUp } from './sign-in.service.ts';

/** Registers the sign-in routes and jobs. */
export const registerAuth = (app: FastifyInstance, deps: Deps): void => {
  const authDeps = { ...deps, limits: otpLimits(deps.env.otpPerAddress) };
  mount(app, routes.sendOtp, async ({ body, address }) => ({
    message: CODE_SENT,
    ...(await sendCode(authDeps, { ...body, address })),
  }));
  mount(app, routes.verifyOtp, async ({ body, address }) => ({
    token: await logIn(authDeps, { ...body, address }),
  }));
  mount(app, routes.signupVerifyOtp, async ({ body, address }) => ({
    token: await signUp(authDeps, { ...body, address }),
  }));
  mount(app, routes.logout, async ({ session }) => {
    await endSession(deps, session.sessionId);
    return { message: 'Logged out successfully!' };
  });
  registerSecondCheck(app, authDeps);
  defineAuthJobs(deps);
};
