import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { registerSweep } from './support.jobs.ts';
import { composeMails } from './support.mails.ts';
import { sendMessage } from './support.service.ts';

/** Registers the route and mails of support messages. */
export const registerSupport = (app: FastifyInstance, deps: Deps): void => {
  mount(app, routes.sendSupport, async ({ body }) => ({
    message: 'Your message has been sent successfully!',
    ...(await sendMessage(deps, body)),
  }));
  composeMails(deps);
  registerSweep(deps);
};
