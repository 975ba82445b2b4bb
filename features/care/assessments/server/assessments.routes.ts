import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { composeMails } from './mails/assessments.mails.ts';
import { registerReminders } from './reminding/reminding.jobs.ts';
import { registerMissed } from './report/missed.jobs.ts';
import { ownReport } from './report/own-report.service.ts';
import { listUnlocked } from './unlocked.service.ts';

/** Mounts assessments: routes of purchases and reports, mails, reminders, and the job that refunds overdue ones. */
export const registerAssessments = (app: FastifyInstance, deps: Deps): void => {
  mount(app, routes.myAssessments, async ({ session }) => listUnlocked(deps.db, session.userId));
  mount(app, routes.myAssessmentReport, async ({ session, query }) =>
    ownReport(deps, session.userId, query.orderId),
  );
  composeMails(deps);
  registerReminders(deps);
  registerMissed(deps);
};
