import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { readNow } from '@dhruva/server/platform/database/transaction.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import type { Births } from '@dhruva/asking/births/server';
import type { PairData } from '../contract/schemas.ts';
import { getSingleAnswer } from './answer-pair.service.ts';
import { freeMatchOf } from './free-match.ts';
import { checkedPair } from './pair-firmness.ts';
import { type ReadPair, readPair } from './pair.service.ts';

type PairDeps = Pick<Deps, 'db' | 'userKeys' | 'log'> & { readonly births: Births };

/** Mounts the routes that check a pair's details and answer questions about it. */
export const registerPairs = (app: FastifyInstance, deps: PairDeps): void => {
  const read = async (typed: PairData): Promise<ReadPair> =>
    readPair(deps.births, typed, await readNow(deps.db));
  mount(app, routes.checkPair, async ({ body: { questionId, ...typed } }) =>
    checkedPair(questionId, await read(typed), await readNow(deps.db)),
  );
  mount(app, routes.freeMatch, async ({ body }) =>
    freeMatchOf(await read(body), await readNow(deps.db)),
  );
  mount(app, routes.getSingleAnswer, async ({ session, body: { questionText, ...typed } }) => {
    const asked = { questionText, pair: await read(typed) };
    const delivered = await getSingleAnswer(deps, session.userId, asked);
    return delivered ? { success: true as const, ...delivered } : { success: false as const };
  });
};
