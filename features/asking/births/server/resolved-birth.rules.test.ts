import type { UserDetails } from '../contract/schemas.ts';
import { describe, expect, it } from 'vitest';
import { bornAt } from './birth.rules.ts';
import { describeBirth, isDescribedBy, isSameBirth } from './resolved-birth.rules.ts';
import type { BirthPlace } from './resolved-birth.rules.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const pune: BirthPlace = {
  label: 'Pune, Maharashtra, India',
  lat: 18.52,
  lon: 73.86,
  zone: 'Asia/Kolkata',
  approximate: false,
  remarks: [],
};
const typed: UserDetails = {
  questionFor: 'self',
  gender: 'female',
  dob: '1990-08-15',
  timeOfBirth: '14:30',
  placeOfBirth: 'pune',
};
const resolve = (change: Partial<UserDetails> = {}, place = pune) => {
  const details = { ...typed, ...change };
  const born = bornAt(details, place.zone, now);
  if (born.kind === 'refused') throw new Error(born.code);
  return describeBirth(details, place, born);
};

describe('describeBirth', () => {
  it('says what was understood', () => {
    expect(resolve()).toEqual({
      date: '1990-08-15',
      time: '14:30',
      timeUnknown: false,
      inWords: '15 August 1990, 2:30 PM',
      place: {
        label: 'Pune, Maharashtra, India',
        lat: 18.52,
        lon: 73.86,
        zone: 'Asia/Kolkata',
        approximate: false,
      },
      utcOffset: '+05:30',
      instant: '1990-08-15T09:00:00.000Z',
      remarks: [],
    });
  });
  it('remarks on war time and on a place near enough', () => {
    const village = { ...pune, approximate: true, remarks: ['place.approximate'] as const };
    const { utcOffset, remarks } = resolve({ dob: '1943-06-01' }, village);
    expect(utcOffset).toBe('+06:30');
    expect(remarks.map(({ code }) => code)).toEqual(['time.wartime', 'place.approximate']);
    expect(remarks.every(({ text }) => text.length > 20)).toBe(true);
  });
  it('leaves out the time when it is unknown, and what would be said of the clock', () => {
    const unknown = resolve({ dob: '1943-06-01', timeUnknown: true, timeOfBirth: '10:00' });
    expect(unknown).toMatchObject({
      time: '',
      timeUnknown: true,
      inWords: '1 June 1943',
      remarks: [],
    });
  });
});

describe('the same birth', () => {
  it('is so whoever asks and however it is typed', () => {
    expect(isSameBirth(resolve(), resolve({ dob: ' 1990-08-15 ', gender: 'other' }))).toBe(true);
  });
  it.each<[string, Partial<UserDetails>, BirthPlace?]>([
    ['another day', { dob: '1990-08-16' }],
    ['another minute', { timeOfBirth: '14:31' }],
    ['an unknown time', { timeUnknown: true }],
    ['another place', {}, { ...pune, lat: 19.07, lon: 72.87 }],
  ])('is not so with %s', (_name, change, place) => {
    expect(isSameBirth(resolve(), resolve(change, place))).toBe(false);
  });
  it('is named as typed or as understood, and by nothing else', () => {
    const details = { typed, birth: resolve() };
    const named = { dob: '1990-08-15', timeOfBirth: '14:30' };
    expect(isDescribedBy(details, { ...named, placeOfBirth: ' pune' })).toBe(true);
    expect(isDescribedBy(details, { ...named, placeOfBirth: pune.label })).toBe(true);
    expect(isDescribedBy(details, { ...named, placeOfBirth: 'Nashik' })).toBe(false);
    expect(isDescribedBy(details, { ...named, placeOfBirth: '' })).toBe(false);
  });
});
