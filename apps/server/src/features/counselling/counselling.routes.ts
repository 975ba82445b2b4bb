import * as routes from '@dhruva/contract/counselling/routes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { mount } from '../../platform/http/mount.ts';
import { deleteHistory, listHistory, saveFeeling } from './counselling.service.ts';

/** Mounts how somebody feels: saving, looking back, deleting. */
export const registerCounselling = (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'userKeys'>,
): void => {
  mount(app, routes.saveEntry, async ({ session, body }) =>
    saveFeeling(deps, session.userId, body),
  );
  mount(app, routes.history, async ({ session }) => listHistory(deps, session.userId));
  mount(app, routes.deleteEntries, async ({ session, body }) =>
    deleteHistory(deps, session.userId, body),
  );
};
