import { joinAppointment } from '../../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '@dhruva/server/platform/deps.ts';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { joinMeeting } from './joining.service.ts';

/** Mounts the meeting page's route. Needs no session, since therapists have no account. */
export const registerJoining = (
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'env' | 'hash'>,
): void => mount(app, joinAppointment, async ({ body }) => joinMeeting(deps, body.key));
