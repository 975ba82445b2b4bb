import { describe, expect, it } from 'vitest';
import { birthInWords, parseBirthDate, parseBirthTime } from './birth-input.rules.ts';

const today = '2026-11-21';

describe('parseBirthDate', () => {
  it.each([
    ['1990-08-15', '1990-08-15'],
    ['15 August 1990', '1990-08-15'],
    ['15/8/1990', '1990-08-15'],
    ['१५ अगस्त १९९०', '1990-08-15'],
    ['05/05/1990', '1990-05-05'],
    ['11/12/2026', '2026-11-12'],
  ])('reads %j as %s', (typed, value) => {
    expect(parseBirthDate(typed, today)).toEqual({ kind: 'read', value });
  });

  it('asks which of two readings is meant', () => {
    expect(parseBirthDate('05/06/1990', today)).toEqual({
      kind: 'refused',
      code: 'profile.date-ambiguous',
      choices: [
        { value: '1990-06-05', label: '5 June 1990' },
        { value: '1990-05-06', label: '6 May 1990' },
      ],
    });
  });

  it.each([
    ['30 February 1990', 'profile.date-invalid'],
    ['last summer', 'profile.date-invalid'],
    ['22 November 2026', 'birth.date-future'],
    ['1899-12-31', 'birth.date-out-of-range'],
    ['05/06/1890', 'birth.date-out-of-range'],
  ])('refuses %j', (typed, code) => {
    expect(parseBirthDate(typed, today)).toEqual({ kind: 'refused', code });
  });
});

describe('parseBirthTime', () => {
  it.each([
    ['2:30 PM', '14:30'],
    ['14:30', '14:30'],
    ['सुबह 5:30 बजे', '05:30'],
    ['00:00', '00:00'],
  ])('reads %j as %s', (typed, value) => {
    expect(parseBirthTime(typed)).toEqual({ kind: 'read', value });
  });

  it('asks whether 2:30 is morning or afternoon', () => {
    expect(parseBirthTime('2:30')).toEqual({
      kind: 'refused',
      code: 'profile.time-invalid',
      choices: [
        { value: '02:30', label: '2:30 AM' },
        { value: '14:30', label: '2:30 PM' },
      ],
    });
  });

  it.each([['24:00'], ['25:10'], ['at dawn']])('refuses %j', (typed) => {
    expect(parseBirthTime(typed)).toEqual({ kind: 'refused', code: 'profile.time-invalid' });
  });
});

it.each([
  ['1990-08-15', '14:30', '15 August 1990, 2:30 PM'],
  ['1990-08-15', '', '15 August 1990'],
  ['', '14:30', '2:30 PM'],
  ['', '', ''],
])('reads %j %j back as %j', (dob, time, words) => {
  expect(birthInWords(dob, time)).toBe(words);
});
