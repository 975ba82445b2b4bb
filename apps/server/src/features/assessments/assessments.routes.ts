import * as routes from '@dhruva/contract/assessments/routes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { mount } from '../../platform/http/mount.ts';
import { composeMails } from './assessments.mails.ts';
import { listUnlocked } from './unlocked.service.ts';

/** Mounts a person's own assessments, and the mail to the therapist of each. */
export const registerAssessments = (app: FastifyInstance, deps: Deps): void => {
  mount(app, routes.myAssessments, async ({ session }) => listUnlocked(deps.db, session.userId));
  composeMails(deps);
};
