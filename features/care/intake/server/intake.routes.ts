import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { registerDraftSweep } from './draft.jobs.ts';
import { myDraft, saveDraft } from './draft.service.ts';
import { type IntakeDeps, myIntake, submitIntake } from './intake.service.ts';

const mountDrafts = (app: FastifyInstance, deps: IntakeDeps): void => {
  mount(app, routes.saveIntakeDraft, async ({ session, body }) => {
    const { savedAt } = await saveDraft(deps, session.userId, body);
    return { savedAt: savedAt.toISOString() };
  });
  mount(app, routes.myIntakeDraft, async ({ session }) => {
    const draft = await myDraft(deps, session.userId);
    return { draft: draft ? { ...draft, savedAt: draft.savedAt.toISOString() } : null };
  });
};

/** Mounts the intake form: drafts, sending, and the form last sent. */
export const registerIntake = (app: FastifyInstance, deps: IntakeDeps & Pick<Deps, 'jobs'>) => {
  mount(app, routes.submitIntake, async ({ session, body }) => {
    const { speaksOfDistress } = await submitIntake(deps, session.userId, body);
    const message = 'Thank you. Your intake form has been submitted.';
    return { message, showHelp: speaksOfDistress };
  });
  mount(app, routes.myIntake, async ({ session }) => {
    const sent = await myIntake(deps, session.userId);
    return { sent: sent ? { ...sent, submittedAt: sent.submittedAt.toISOString() } : null };
  });
  mountDrafts(app, deps);
  registerDraftSweep(deps);
};
