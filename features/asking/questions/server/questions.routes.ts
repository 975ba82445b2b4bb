import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { findSaved, myPredictions } from './history.service.ts';
import type { Births, ReadBirth } from '@dhruva/asking/births/server';
import type { UserDetails } from '@dhruva/asking/births/contract/schemas';
import { requireFit } from './fitting.service.ts';
import { getPrediction } from './answer-question.service.ts';
import { checkQuestion } from './firmness/check-question.service.ts';
import { myFirmness } from './firmness/my-firmness.service.ts';

type QuestionDeps = Pick<Deps, 'db' | 'userKeys' | 'log'> & { readonly births: Births };

/** Mounts the routes that check birth details, answer questions and list the history. */
export const registerQuestions = (app: FastifyInstance, deps: QuestionDeps): void => {
  const readBirth = async (typed: UserDetails): Promise<ReadBirth> =>
    deps.births.read(typed, await readNow(deps.db));
  mount(app, routes.checkBirth, async ({ session, body: { questionId, userDetails } }) => {
    const read = await readBirth(userDetails);
    if (questionId !== undefined) requireFit(questionId, userDetails);
    return checkQuestion(deps, session.userId, { questionId, read, facts: userDetails.facts });
  });
  mount(app, routes.myFirmness, async ({ session }) => myFirmness(deps, session.userId));
  mount(app, routes.getPrediction, async ({ session, body }) => {
    const { questionText, userDetails } = body;
    const asked = { questionText, read: await readBirth(userDetails) };
    const delivered = await getPrediction(deps, session.userId, asked);
    return delivered ? { success: true as const, ...delivered } : { success: false as const };
  });
  mount(app, routes.myPredictions, async ({ session }) => myPredictions(deps, session.userId));
  mount(app, routes.savePrediction, async ({ session, body }) => ({
    id: await findSaved(deps, session.userId, body),
  }));
};
