import { BOUGHT } from '@dhruva/money/purchases/contract/bought';
import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { composeMails } from './own-questions.mails.ts';
import { findPaidSet, dueIfPaidNow } from './own-questions.service.ts';
import { registerMissed } from './missed.jobs.ts';

/** Mounts own questions: routes, mails, and the job that refunds overdue sets. */
export const registerOwnQuestions = (app: FastifyInstance, deps: Deps): void => {
  mount(app, routes.saveOwnQuestions, async ({ session, body }) => ({
    message: BOUGHT['custom-package'],
    set: await findPaidSet(deps, session.userId, body.paymentId),
  }));
  mount(app, routes.answerPromise, async ({ query }) => ({
    dueAt: (await dueIfPaidNow(deps.db, query.packageId)).toISOString(),
  }));
  composeMails(deps);
  registerMissed(deps);
};
