import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { deleteHistory, listHistory, saveFeeling } from './tracker.service.ts';
import { registerShareSweep } from './sharing/sharing.jobs.ts';
import { beginSharing, listShares, endSharing } from './sharing/sharing.service.ts';

type CounsellingDeps = Pick<Deps, 'db' | 'userKeys' | 'jobs'>;

const mountSharing = (app: FastifyInstance, deps: CounsellingDeps): void => {
  mount(app, routes.myShares, async ({ session }) => listShares(deps, session.userId));
  mount(app, routes.shareEntries, async ({ session: { userId }, body: { therapistId } }) =>
    beginSharing(deps, { userId, therapistId }),
  );
  mount(app, routes.unshareEntries, async ({ session: { userId }, body: { therapistId } }) =>
    endSharing(deps, { userId, therapistId }),
  );
};

/** Mounts the mood tracker: saving, history, deletion, sharing with a therapist. */
export const registerTracker = (app: FastifyInstance, deps: CounsellingDeps): void => {
  mount(app, routes.saveEntry, async ({ session, body }) =>
    saveFeeling(deps, session.userId, body),
  );
  mount(app, routes.history, async ({ session }) => listHistory(deps, session.userId));
  mount(app, routes.deleteEntries, async ({ session, body }) =>
    deleteHistory(deps, session.userId, body),
  );
  mountSharing(app, deps);
  registerShareSweep(deps);
};
