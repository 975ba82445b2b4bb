import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { findSaved, myPredictions } from './history.service.ts';
import { checkBirth, getPrediction } from './answer-question.service.ts';
import type { QuestionDeps } from './answer-question.service.ts';

/** Mounts the routes that check birth details, answer questions and list the history. */
export const registerQuestions = (app: FastifyInstance, deps: QuestionDeps): void => {
  mount(app, routes.checkBirth, async ({ body }) => ({
    birth: await checkBirth(deps, body.userDetails),
  }));
  mount(app, routes.getPrediction, async ({ session, body }) => {
    const delivered = await getPrediction(deps, session.userId, body);
    return delivered ? { success: true as const, ...delivered } : { success: false as const };
  });
  mount(app, routes.myPredictions, async ({ session }) => myPredictions(deps, session.userId));
  mount(app, routes.savePrediction, async ({ session, body }) => ({
    id: await findSaved(deps, session.userId, body),
  }));
};
