import { birthRefusals } from '@dhruva/asking/births/contract/birth-refusals';
import { OWN_READING, perHour } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import {
  changePersonBody,
  peopleList,
  person,
  personDetails,
  removePersonBody,
} from './schemas.ts';

const CHANGES = { user: perHour(300) };

export const myPeople = route({
  method: 'GET',
  path: '/api/people/mine',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'The people the signed-in person asks about, in the order they were added',
  reply: peopleList,
  errors: [],
});

export const addPerson = route({
  method: 'POST',
  path: '/api/people/add',
  auth: 'session',
  budgets: CHANGES,
  summary: 'Keep an adult who agrees in the list of people',
  body: personDetails,
  reply: person,
  errors: [...birthRefusals, 'people.name-missing', 'people.full'],
});

export const changePerson = route({
  method: 'PUT',
  path: '/api/people/change',
  auth: 'session',
  budgets: CHANGES,
  summary: 'Replace what is kept of a person; answers already delivered stay as they were',
  body: changePersonBody,
  reply: person,
  errors: [...birthRefusals, 'people.name-missing', 'people.unknown'],
});

export const removePerson = route({
  method: 'POST',
  path: '/api/people/remove',
  auth: 'session',
  budgets: CHANGES,
  summary: 'Remove a person from the list; answers already delivered stay',
  body: removePersonBody,
  reply: peopleList,
  errors: ['people.unknown'],
});
