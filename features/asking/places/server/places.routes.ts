import { searchPlaces } from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import type { Places } from './places.service.ts';

/** Mounts the search for a place of birth. */
export const registerPlaces = (app: FastifyInstance, places: Places): void => {
  mount(app, searchPlaces, async ({ query }) => ({ places: places.search(query.q) }));
};
