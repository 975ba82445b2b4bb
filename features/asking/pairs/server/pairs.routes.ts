import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { checkPair, getSingleAnswer } from './answer-pair.service.ts';
import type { PairDeps } from './answer-pair.service.ts';

/** Mounts the routes that check a pair's details and answer questions about it. */
export const registerPairs = (app: FastifyInstance, deps: PairDeps): void => {
  mount(app, routes.checkPair, async ({ body }) => ({ births: await checkPair(deps, body) }));
  mount(app, routes.getSingleAnswer, async ({ session, body }) => {
    const delivered = await getSingleAnswer(deps, session.userId, body);
    return delivered ? { success: true as const, ...delivered } : { success: false as const };
  });
};
