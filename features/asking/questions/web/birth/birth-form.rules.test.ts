import type { Profile } from '@dhruva/account/profile/contract/schemas';
import { expect, test } from 'vitest';
import {
  birthProblems,
  detailsOf,
  isBirthKnown,
  otherForm,
  personToKeep,
  refusedField,
  selfForm,
} from './birth-form.rules.ts';

const profile: Profile = {
  phone: '9876543210',
  name: '',
  email: '',
  dob: '1990-08-15',
  dobTyped: '15 Aug 1990',
  timeOfBirth: '14:30',
  timeTyped: '2:30 PM',
  timeUnknown: false,
  placeOfBirth: 'Nagpur, Maharashtra, India',
  placeId: '1262180',
  birthInWords: '15 August 1990, 2:30 PM',
  gender: 'female',
  genderChosen: true,
  lifeFacts: {},
  hasUsedFreeQuestion: false,
  freeQuestionWaiting: false,
};

test.each([
  [profile, true],
  [{ ...profile, timeOfBirth: '' }, false],
  [{ ...profile, timeOfBirth: '', timeUnknown: true }, true],
  [{ ...profile, placeOfBirth: '' }, false],
  [{ ...profile, dob: '' }, false],
])('a birth is known with date, time or its absence, and place', (given, isKnown) => {
  expect(isBirthKnown(given)).toBe(isKnown);
});

test('the profile’s details are sent as they are understood, without a consent line', () => {
  expect(detailsOf(selfForm(profile))).toEqual({
    questionFor: 'self',
    gender: 'female',
    dob: '1990-08-15',
    timeOfBirth: '14:30',
    placeOfBirth: 'Nagpur, Maharashtra, India',
    placeId: '1262180',
  });
});

test('of the life facts only those the question needs are sent, prefilled from the profile', () => {
  const form = selfForm({ ...profile, lifeFacts: { relationship: 'married', work: 'retired' } });
  expect(detailsOf(form, ['relationship', 'country']).facts).toEqual({ relationship: 'married' });
  expect(detailsOf(form, ['country'])).not.toHaveProperty('facts');
});

test('each missing field carries the specification’s one message', () => {
  expect(birthProblems(otherForm())).toEqual(
    ['dob', 'time', 'place'].map((field) => ({ field, code: 'birth.details-missing' })),
  );
});

test('another person must agree; an unknown time is no missing one', () => {
  const filled = {
    ...otherForm(),
    dob: '1991-02-03',
    timeUnknown: true,
    place: { text: 'Pune', placeId: '' },
  };
  expect(birthProblems(filled)).toEqual([
    { field: 'otherAgrees', code: 'prediction.consent-missing' },
  ]);
  expect(birthProblems({ ...filled, otherAgrees: true })).toEqual([]);
});

test.each([
  ['birth.date-future', 'dob'],
  ['person.under-18', 'dob'],
  ['birth.time-overlap', 'time'],
  ['place.ambiguous', 'place'],
  ['prediction.consent-missing', 'otherAgrees'],
  ['server.unexpected', undefined],
])('%s belongs to %s', (code, field) => {
  expect(refusedField(code)).toBe(field);
});

test('another person is sent with the name typed, oneself without; keeping them needs a name', () => {
  const typed = {
    ...otherForm(),
    ...selfForm(profile),
    questionFor: 'other',
    otherAgrees: true,
  } as const;
  expect(detailsOf({ ...typed, name: ' Meera ' }).name).toBe('Meera');
  expect(detailsOf({ ...typed, name: ' ' })).not.toHaveProperty('name');
  expect(detailsOf({ ...typed, questionFor: 'self', name: 'Meera' })).not.toHaveProperty('name');
  expect(birthProblems({ ...typed, keepAs: 'family' })).toEqual([
    { field: 'name', code: 'people.name-missing' },
  ]);
  expect(birthProblems({ ...typed, keepAs: 'family', name: 'Meera' })).toEqual([]);
  expect(personToKeep({ ...typed, name: 'Meera' })).toBeUndefined();
});
