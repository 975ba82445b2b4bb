import type { PairData, PersonData } from '../contract/schemas.ts';
import { describe, expect, it } from 'vitest';
import { detailsOf, missingOfPair, pairField } from './pair-details.rules.ts';

const selfData: PersonData = {
  dateOfBirth: '1990-08-15',
  timeOfBirth: '14:30',
  placeOfBirth: 'Pune',
};
const otherData: PersonData = {
  dateOfBirth: '1991-02-03',
  timeOfBirth: '',
  placeOfBirth: 'Nashik',
  timeUnknown: true,
  placeId: 'nashik',
};
const pair: PairData = { selfData, otherData, otherAgrees: true };

describe('missingOfPair', () => {
  it('finds nothing missing in whole details', () => {
    expect(missingOfPair(pair)).toEqual([]);
  });
  it('takes coordinates for a place', () => {
    const coordinates = { lat: 18.5, lon: 73.9 };
    expect(
      missingOfPair({ ...pair, selfData: { ...selfData, placeOfBirth: '', coordinates } }),
    ).toEqual([]);
  });
  it('names every empty field of both', () => {
    const empty: PersonData = { dateOfBirth: ' ', timeOfBirth: '', placeOfBirth: '' };
    expect(
      missingOfPair({ selfData: empty, otherData: { ...otherData, dateOfBirth: '' } }),
    ).toEqual([
      'selfData.dateOfBirth',
      'selfData.timeOfBirth',
      'selfData.placeOfBirth',
      'otherData.dateOfBirth',
    ]);
  });
});

it('reads each of the two as the details of a birth', () => {
  expect(detailsOf(pair, 'selfData')).toEqual({
    questionFor: 'self',
    gender: 'other',
    dob: '1990-08-15',
    timeOfBirth: '14:30',
    placeOfBirth: 'Pune',
  });
  expect(detailsOf(pair, 'otherData')).toMatchObject({
    questionFor: 'other',
    otherAgrees: true,
    dob: '1991-02-03',
    timeUnknown: true,
    placeId: 'nashik',
  });
});

it.each([
  ['selfData', 'dob', 'selfData.dateOfBirth'],
  ['otherData', 'placeOfBirth', 'otherData.placeOfBirth'],
  ['otherData', 'otherAgrees', 'otherAgrees'],
] as const)('%s and %s is %s', (who, field, named) => {
  expect(pairField(who, field)).toBe(named);
});
