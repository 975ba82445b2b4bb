import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { m } from '@dhruva/web/paraglide/messages.js';
import { BIRTH } from '@dhruva/web/test/answers.ts';
import { settle } from '@dhruva/web/test/clock.ts';
import { asked, NO_NETWORK, serve } from '@dhruva/web/test/fake-server.ts';
import { TestQueryClient } from '@dhruva/web/test/page.tsx';
import { myPeople, removePerson } from '../contract/routes.ts';
import type { Person } from '../contract/schemas.ts';
import { MyPeople } from './my-people.tsx';

const RAVI: Person = {
  id: '00000000-0000-4000-8000-000000000001',
  details: {
    name: 'Ravi',
    relation: 'partner',
    dob: '1992-11-03',
    timeOfBirth: '09:05',
    placeOfBirth: 'Nashik',
    agrees: true,
  },
  birth: BIRTH,
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const open = async () => {
  render(<MyPeople PlaceInput={() => null} />, { wrapper: TestQueryClient });
  await settle();
};

test('an empty list says what it is for, and offers the first', async () => {
  serve(myPeople, { people: [] });
  await open();
  expect(screen.getByText(m.people_empty())).toBeTruthy();
  expect(screen.getByRole('button', { name: m.people_add() })).toBeTruthy();
});

test('a list that does not come is asked for again', async () => {
  serve(myPeople, NO_NETWORK, { people: [RAVI] });
  await open();
  await press(m.people_retry());
  expect(screen.getByText('Ravi')).toBeTruthy();
});

test('somebody is removed once that is confirmed', async () => {
  serve(myPeople, { people: [RAVI] });
  serve(removePerson, { people: [] });
  await open();
  await press(m.people_remove_named({ name: 'Ravi' }));
  expect(asked(removePerson)).toEqual([]);
  await press(m.people_remove_named({ name: 'Ravi' }));
  expect(asked(removePerson)[0]?.body).toEqual({ id: RAVI.id });
  expect(screen.queryByText('Ravi')).toBeNull();
});
