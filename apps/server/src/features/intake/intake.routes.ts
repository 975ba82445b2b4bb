import { REPLY_MESSAGES } from '@dhruva/contract/catalogue/messages';
import * as routes from '@dhruva/contract/intake/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/http/mount.ts';
import { type IntakeDeps, myIntake, submitIntake } from './intake.service.ts';

/** Mounts the intake form: sent, sent again, continued. */
export const registerIntake = (app: FastifyInstance, deps: IntakeDeps): void => {
  mount(app, routes.submitIntake, async ({ session, body }) => {
    const { speaksOfDistress } = await submitIntake(deps, session.userId, body);
    return { message: REPLY_MESSAGES['intake.saved'], showHelp: speaksOfDistress };
  });
  mount(app, routes.myIntake, async ({ session }) => {
    const sent = await myIntake(deps, session.userId);
    return { sent: sent ? { ...sent, submittedAt: sent.submittedAt.toISOString() } : null };
  });
};
