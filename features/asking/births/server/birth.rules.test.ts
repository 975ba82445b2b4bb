import type { UserDetails } from '../contract/schemas.ts';
import { describe, expect, it } from 'vitest';
import { bornAt, refuseTyped } from './birth.rules.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const details: UserDetails = {
  questionFor: 'self',
  gender: 'male',
  dob: '1990-08-15',
  timeOfBirth: '14:30',
  placeOfBirth: 'Pune',
};
const typed = (change: Partial<UserDetails>) => refuseTyped({ ...details, ...change }, now)?.code;
const born = (change: Partial<UserDetails>, zone: string, at = now) =>
  bornAt({ ...details, ...change }, zone, at);

describe('refuseTyped', () => {
  it.each<[string, Partial<UserDetails>]>([
    ['whole details', {}],
    ['spaces around them', { dob: ' 1990-08-15 ', timeOfBirth: ' 14:30 ' }],
    ['midnight', { timeOfBirth: '00:00' }],
    ['the last minute', { timeOfBirth: '23:59' }],
    ['29 February of a leap year', { dob: '2000-02-29' }],
    ['the first day of the sky', { dob: '1900-01-01' }],
    ['an unknown time', { timeOfBirth: '', timeUnknown: true }],
    ['coordinates for a place', { placeOfBirth: '', coordinates: { lat: 18.5, lon: 73.9 } }],
    ['another person who agrees', { questionFor: 'other', otherAgrees: true }],
    ['a birthday today', { dob: '2008-11-21' }],
  ])('takes %s', (_name, change) => {
    expect(typed(change)).toBeUndefined();
  });

  it.each<[string, Partial<UserDetails>, string]>([
    ['no date', { dob: '' }, 'birth.details-missing'],
    ['no time', { timeOfBirth: '  ' }, 'birth.details-missing'],
    ['no place', { placeOfBirth: '' }, 'birth.details-missing'],
    [
      'nothing else before what is missing',
      { dob: 'x', placeOfBirth: '' },
      'birth.details-missing',
    ],
    ['day first', { dob: '15-08-1990' }, 'birth.date-format'],
    ['slashes', { dob: '1990/08/15' }, 'birth.date-format'],
    ['one-digit month', { dob: '1990-8-15' }, 'birth.date-format'],
    ['words', { dob: 'yesterday' }, 'birth.date-format'],
    ['letters for numbers', { dob: '19a0-08-15' }, 'birth.date-numbers'],
    ['the letter O', { dob: '1990-O8-15' }, 'birth.date-numbers'],
    ['30 February', { dob: '1990-02-30' }, 'birth.date-unreal'],
    ['29 February of a common year', { dob: '1990-02-29' }, 'birth.date-unreal'],
    ['month 13', { dob: '1990-13-01' }, 'birth.date-unreal'],
    ['day 0', { dob: '1990-01-00' }, 'birth.date-unreal'],
    ['the day after tomorrow', { dob: '2026-11-23' }, 'birth.date-future'],
    ['a far future', { dob: '2150-01-01' }, 'birth.date-future'],
    ['1899', { dob: '1899-12-31' }, 'birth.date-out-of-range'],
    ['year 0001', { dob: '0001-01-01' }, 'birth.date-out-of-range'],
    ['a birthday in two days', { dob: '2008-11-23' }, 'person.under-18'],
    ['an infant', { dob: '2026-11-20' }, 'person.under-18'],
    ['a minor with a wrong time', { dob: '2015-01-01', timeOfBirth: '99:99' }, 'person.under-18'],
    ['24:00', { timeOfBirth: '24:00' }, 'birth.time-format'],
    ['12:60', { timeOfBirth: '12:60' }, 'birth.time-format'],
    ['one-digit hour', { timeOfBirth: '9:30' }, 'birth.time-format'],
    ['12-hour words', { timeOfBirth: '2:30 PM' }, 'birth.time-format'],
    ['another person who was not asked', { questionFor: 'other' }, 'prediction.consent-missing'],
    [
      'another who does not agree',
      { questionFor: 'other', otherAgrees: false },
      'prediction.consent-missing',
    ],
  ])('refuses %s', (_name, change, code) => {
    expect(typed(change)).toBe(code);
  });
});

it('names the fields that are missing', () => {
  const bare = { ...details, timeOfBirth: '', placeOfBirth: ' ' };
  expect(refuseTyped(bare, now)?.fields).toEqual(['timeOfBirth', 'placeOfBirth']);
});

describe('bornAt', () => {
  it('reads Indian Standard Time', () => {
    expect(born({}, 'Asia/Kolkata')).toMatchObject({
      kind: 'born',
      epochMs: Date.parse('1990-08-15T09:00:00Z'),
      utcOffset: '+05:30',
    });
  });
  it('reads war time', () => {
    expect(born({ dob: '1943-06-01', timeOfBirth: '10:00' }, 'Asia/Kolkata')).toMatchObject({
      epochMs: Date.parse('1943-06-01T03:30:00Z'),
      utcOffset: '+06:30',
    });
  });
  it('counts age by the calendar of the birthplace', () => {
    const eve = Date.parse('2026-11-20T19:00:00Z');
    const adultSoon = { dob: '2008-11-21' };
    expect(born(adultSoon, 'Asia/Kolkata', eve).kind).toBe('born');
    expect(born(adultSoon, 'Europe/London', eve)).toMatchObject({
      kind: 'refused',
      code: 'person.under-18',
    });
  });
  it('makes someone born on 29 February an adult on 1 March', () => {
    const leapling = { dob: '2008-02-29' };
    const at = (iso: string) => born(leapling, 'Asia/Kolkata', Date.parse(iso)).kind;
    expect(at('2026-02-28T18:29:59Z')).toBe('refused');
    expect(at('2026-02-28T18:30:00Z')).toBe('born');
  });
  it('asks about a time the clocks jumped over', () => {
    expect(born({ dob: '1990-03-25', timeOfBirth: '02:30' }, 'Europe/Paris')).toMatchObject({
      kind: 'refused',
      code: 'birth.time-gap',
      choices: [
        { value: '03:30', label: '3:30 AM, if the clock had not been moved forward yet' },
        { value: '01:30', label: '1:30 AM, if the clock was moved forward too early' },
      ],
    });
  });
  it('asks which of two equal clock times is meant, and takes the answer', () => {
    const twice = { dob: '1990-11-04', timeOfBirth: '01:30' };
    const zone = 'America/New_York';
    const late = { ...twice, dob: '1990-10-28' };
    expect(born(twice, zone).kind).toBe('born');
    expect(born(late, zone)).toMatchObject({
      kind: 'refused',
      code: 'birth.time-overlap',
      choices: [
        { value: 'earlier', label: '1:30 AM, the first time (UTC-04:00)' },
        { value: 'later', label: '1:30 AM, the second time (UTC-05:00)' },
      ],
    });
    expect(born({ ...late, fold: 'later' }, zone)).toMatchObject({
      epochMs: Date.parse('1990-10-28T06:30:00Z'),
    });
  });
  it('spans the civil day when the time is unknown', () => {
    expect(born({ timeOfBirth: '', timeUnknown: true }, 'Asia/Kolkata')).toMatchObject({
      epochMs: Date.parse('1990-08-15T06:30:00Z'),
      unknownWithin: {
        startMs: Date.parse('1990-08-14T18:30:00Z'),
        endMs: Date.parse('1990-08-15T18:30:00Z'),
      },
    });
  });
});
