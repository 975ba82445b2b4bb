import { expect, test } from 'vitest';
import type { Person } from '../contract/schemas.ts';
import { detailsOf, formOf, personProblems, refusedField } from './person-form.rules.ts';

const RAVI: Person['details'] = {
  name: 'Ravi',
  relation: 'partner',
  dob: '1992-11-03',
  timeOfBirth: '09:05',
  placeOfBirth: 'Nashik',
  agrees: true,
  facts: { work: 'employed' },
};
const personWith = (details: Person['details']) => ({ details }) as Person;

test.each<Person['details']>([
  RAVI,
  { ...RAVI, gender: 'female', placeId: 'nashik', fold: 'later' },
  { ...RAVI, timeOfBirth: '', timeUnknown: true },
])('a kept person goes through the form unchanged', (details) => {
  expect(detailsOf(formOf(personWith(details)))).toEqual(details);
});

test('somebody new needs a name, a birth and the word that they agree', () => {
  expect(personProblems(formOf(undefined)).map(({ field }) => field)).toEqual([
    'name',
    'dob',
    'time',
    'place',
    'agrees',
  ]);
  expect(personProblems(formOf(personWith(RAVI)))).toEqual([]);
});

test.each([
  ['people.name-missing', 'name'],
  ['person.under-18', 'dob'],
  ['birth.time-gap', 'time'],
  ['place.ambiguous', 'place'],
  ['prediction.consent-missing', 'agrees'],
  ['people.full', undefined],
])('%s is told at %s', (code, field) => {
  expect(refusedField(code)).toBe(field);
});
