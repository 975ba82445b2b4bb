import { unixMsFromJulianDay } from '@dhruva/jyotish';
import { describe, expect, it, test } from 'vitest';
import { atOf, birthOf } from './birth-line.ts';
import { replyTo, type InputLine } from './json-lines.ts';

const LINE = {
  id: 1,
  date: '1990-08-15',
  time: '14:30',
  zone: 'Asia/Kolkata',
  lat: 18.52,
  lon: 73.86,
};

const instant = (change: InputLine): string =>
  new Date(unixMsFromJulianDay(birthOf({ ...LINE, ...change }).jdUt)).toISOString();

const errorOf = (change: InputLine): unknown =>
  (replyTo(JSON.stringify({ ...LINE, ...change }), birthOf) as InputLine)['error'];

describe('a birth of a line', () => {
  it('is the instant the zone had then', () => {
    expect(instant({})).toBe('1990-08-15T09:00:00.000Z');
    expect(instant({ date: '1944-06-01', time: '12:00:30' })).toBe('1944-06-01T05:30:30.000Z');
  });

  it('takes the earlier or the later of an hour that occurs twice', () => {
    const twice = { date: '2021-11-07', time: '01:30', zone: 'America/New_York' };
    expect(errorOf(twice)).toBe('birth.time-overlap');
    expect(instant({ ...twice, fold: 'earlier' })).toBe('2021-11-07T05:30:00.000Z');
    expect(instant({ ...twice, fold: 'later' })).toBe('2021-11-07T06:30:00.000Z');
  });

  test.each([
    [{ date: '1990-02-30' }, 'birth.date-unreal'],
    [{ date: '15-08-1990' }, 'birth.date-format'],
    [{ date: 19900815 }, 'birth.details-missing'],
    [{ date: '1899-12-31' }, 'birth.date-out-of-range'],
    [{ date: '2101-01-01' }, 'birth.date-out-of-range'],
    [{ time: '24:00' }, 'birth.time-format'],
    [{ time: null }, 'birth.details-missing'],
    [{ zone: 'Asia/Poona' }, 'place.unknown'],
    [{ zone: '' }, 'birth.details-missing'],
    [{ lat: 91 }, 'place.coordinates-invalid'],
    [{ lat: '18.5' }, 'place.coordinates-invalid'],
    [{ lon: null }, 'birth.details-missing'],
    [{ lon: -180.5 }, 'place.coordinates-invalid'],
    [{ fold: 'first' }, 'request.invalid'],
    [{ date: '2021-03-14', time: '02:30', zone: 'America/New_York' }, 'birth.time-gap'],
  ])('%j → %s', (change, code) => {
    expect(errorOf(change)).toBe(code);
  });
});

describe('the moment asked about', () => {
  it('is 00:00 UTC of a date', () => {
    expect(atOf({})).toBeUndefined();
    expect(atOf({ at: '2026-01-01' })).toBe(2461041.5);
  });

  test.each(['2026-02-30', 'tomorrow', 20260101])('%j is refused', (at) => {
    expect(() => atOf({ at })).toThrow('could not be read');
  });
});
