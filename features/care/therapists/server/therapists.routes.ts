import { therapistAvailability } from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import { availability, type AvailabilityDeps } from './availability.service.ts';

/** Mounts the availability of therapists. */
export const registerTherapists = (app: FastifyInstance, deps: AvailabilityDeps): void => {
  mount(app, therapistAvailability, async ({ params, query: { from, days, minutes } }) =>
    availability(deps, {
      therapistId: params.id,
      from,
      days: Number(days),
      minutes: minutes === '30' ? 30 : 45,
    }),
  );
};
