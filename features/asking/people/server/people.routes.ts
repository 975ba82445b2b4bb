import * as routes from '../contract/routes.ts';
import type { FastifyInstance } from 'fastify';
import { mount } from '@dhruva/server/platform/http/mount.ts';
import {
  addPerson,
  changePerson,
  type PeopleDeps,
  peopleOf,
  removePerson,
} from './people.service.ts';

/** Mounts the list of people of the signed-in person. */
export const registerPeople = (app: FastifyInstance, deps: PeopleDeps): void => {
  mount(app, routes.myPeople, async ({ session }) => ({
    people: await peopleOf(deps, session.userId),
  }));
  mount(app, routes.addPerson, async ({ session, body }) => addPerson(deps, session.userId, body));
  mount(app, routes.changePerson, async ({ session, body }) =>
    changePerson(deps, session.userId, body),
  );
  mount(app, routes.removePerson, async ({ session, body }) => ({
    people: await removePerson(deps, session.userId, body.id),
  }));
};
