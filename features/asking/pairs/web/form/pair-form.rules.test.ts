import { expect, test } from 'vitest';
import {
  EMPTY_PAIR,
  pairOf,
  pairProblems,
  profileFrom,
  refusedField,
  refusedPerson,
} from './pair-form.rules.ts';

const FILLED = {
  ...EMPTY_PAIR,
  selfDate: '1990-08-15',
  selfTime: '14:30',
  selfPlace: { text: 'Nagpur, Maharashtra, India', placeId: '1262180' },
  otherDate: '1992-11-03',
  otherUnknown: true,
  otherPlace: { text: ' Pune ', placeId: '' },
};

test('each of six missing fields carries the one message', () => {
  expect(pairProblems(EMPTY_PAIR)).toEqual(
    ['selfDate', 'selfTime', 'selfPlace', 'otherDate', 'otherTime', 'otherPlace'].map((field) => ({
      field,
      code: 'compatibility.details-missing',
    })),
  );
});

test('an unknown time is no missing one; the other person must agree', () => {
  expect(pairProblems(FILLED)).toEqual([
    { field: 'otherAgrees', code: 'prediction.consent-missing' },
  ]);
  expect(pairProblems({ ...FILLED, otherAgrees: true })).toEqual([]);
});

test('what is sent: a chosen place by its id, an unknown time as such', () => {
  expect(pairOf({ ...FILLED, otherAgrees: true })).toEqual({
    selfData: {
      dateOfBirth: '1990-08-15',
      timeOfBirth: '14:30',
      placeOfBirth: 'Nagpur, Maharashtra, India',
      placeId: '1262180',
    },
    otherData: {
      dateOfBirth: '1992-11-03',
      timeOfBirth: '',
      placeOfBirth: 'Pune',
      timeUnknown: true,
    },
    otherAgrees: true,
  });
});

test('who the bride is, is sent only where it was said', () => {
  expect(pairOf(FILLED)).not.toHaveProperty('bride');
  expect(pairOf({ ...FILLED, bride: 'other' }).bride).toBe('other');
});

test('a profile without a date is given Person 1', () => {
  expect(profileFrom(pairOf(FILLED))).toEqual({
    dob: '1990-08-15',
    timeOfBirth: '14:30',
    timeUnknown: false,
    placeOfBirth: 'Nagpur, Maharashtra, India',
    placeId: '1262180',
  });
});

test('a refusal stands at the field of the person it names', () => {
  expect(refusedPerson({ 'otherData.placeOfBirth': '…' })).toBe('other');
  expect(refusedPerson({ 'selfData.dateOfBirth': '…' })).toBe('self');
  expect(refusedField('place.ambiguous', 'other')).toBe('otherPlace');
  expect(refusedField('birth.time-gap', 'self')).toBe('selfTime');
  expect(refusedField('person.under-18', 'other')).toBe('otherDate');
  expect(refusedField('prediction.consent-missing', 'other')).toBe('otherAgrees');
  expect(refusedField('server.unexpected', 'self')).toBeUndefined();
});
