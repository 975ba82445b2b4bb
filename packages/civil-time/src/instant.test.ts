import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayBounds, instantOf } from './instant.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

function instant(date: string, time: string, zone: string, fold?: 'earlier' | 'later'): string {
  const reading = instantOf({ date, time, zone, fold });
  return reading.kind === 'instant' ? `${iso(reading.epochMs)} ${reading.utcOffset}` : reading.kind;
}

describe.each(['UTC', 'America/New_York', 'Asia/Kolkata'])('on a machine in %s', (machineZone) => {
  const before = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = machineZone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  test.each([
    ['1990-08-15', '14:30', 'Asia/Kolkata', '1990-08-15T09:00:00.000Z +05:30'],
    ['1990-08-15', '14:30:15', 'Asia/Kolkata', '1990-08-15T09:00:15.000Z +05:30'],
    ['1943-06-01', '10:00', 'Asia/Kolkata', '1943-06-01T03:30:00.000Z +06:30'],
    ['1942-07-01', '10:00', 'Asia/Kolkata', '1942-07-01T04:30:00.000Z +05:30'],
    ['1946-06-01', '10:00', 'Asia/Kolkata', '1946-06-01T04:30:00.000Z +05:30'],
    ['1900-06-01', '10:00', 'Asia/Kolkata', '1900-06-01T04:38:50.000Z +05:21:10'],
    ['1985-12-31', '12:00', 'Asia/Kathmandu', '1985-12-31T06:30:00.000Z +05:30'],
    ['1986-01-01', '12:00', 'Asia/Kathmandu', '1986-01-01T06:15:00.000Z +05:45'],
    ['1990-07-01', '12:00', 'America/New_York', '1990-07-01T16:00:00.000Z -04:00'],
  ])('%s %s in %s', (date, time, zone, expected) => {
    expect(instant(date, time, zone)).toBe(expected);
  });
});

test('a time the clocks jumped over is a gap with its ends', () => {
  expect(instantOf({ date: '2020-03-08', time: '02:30', zone: 'America/New_York' })).toEqual({
    kind: 'gap',
    from: '2020-03-08T02:00:00',
    to: '2020-03-08T03:00:00',
  });
  expect(instantOf({ date: '1941-10-01', time: '00:30', zone: 'Asia/Kolkata' })).toMatchObject({
    kind: 'gap',
  });
  expect(instantOf({ date: '2011-12-30', time: '10:00', zone: 'Pacific/Apia' })).toEqual({
    kind: 'gap',
    from: '2011-12-30T00:00:00',
    to: '2011-12-31T00:00:00',
  });
});

test('a time the clocks showed twice is an overlap, and fold chooses', () => {
  const twice = { date: '2020-11-01', time: '01:30', zone: 'America/New_York' };
  expect(instantOf(twice)).toEqual({
    kind: 'overlap',
    choices: [
      {
        fold: 'earlier',
        epochMs: Date.parse('2020-11-01T05:30Z'),
        offsetSeconds: -14400,
        utcOffset: '-04:00',
      },
      {
        fold: 'later',
        epochMs: Date.parse('2020-11-01T06:30Z'),
        offsetSeconds: -18000,
        utcOffset: '-05:00',
      },
    ],
  });
  expect(instant(twice.date, twice.time, twice.zone, 'earlier')).toBe(
    '2020-11-01T05:30:00.000Z -04:00',
  );
  expect(instant(twice.date, twice.time, twice.zone, 'later')).toBe(
    '2020-11-01T06:30:00.000Z -05:00',
  );
  expect(instant('1945-10-14', '23:30', 'Asia/Kolkata')).toBe('overlap');
  expect(instant('1990-08-15', '14:30', 'Asia/Kolkata', 'later')).toBe(
    '1990-08-15T09:00:00.000Z +05:30',
  );
});

test.each([
  ['15-08-1990', '10:00', 'Asia/Kolkata', 'date-format'],
  ['1990-8-15', '10:00', 'Asia/Kolkata', 'date-format'],
  ['', '10:00', 'Asia/Kolkata', 'date-format'],
  ['19x0-08-15', '10:00', 'Asia/Kolkata', 'date-numbers'],
  ['1990-02-30', '10:00', 'Asia/Kolkata', 'date-unreal'],
  ['1900-02-29', '10:00', 'Asia/Kolkata', 'date-unreal'],
  ['1990-13-01', '10:00', 'Asia/Kolkata', 'date-unreal'],
  ['1990-08-15', '24:00', 'Asia/Kolkata', 'time-format'],
  ['1990-08-15', '9:00', 'Asia/Kolkata', 'time-format'],
  ['1990-08-15', '10:60', 'Asia/Kolkata', 'time-format'],
  ['1990-08-15', '', 'Asia/Kolkata', 'time-format'],
  ['1990-08-15', '10:00', 'Asia/Nowhere', 'zone-unknown'],
  ['1990-08-15', '10:00', '', 'zone-unknown'],
])('%s %s %s is refused as %s', (date, time, zone, code) => {
  expect(instantOf({ date, time, zone })).toEqual({ kind: 'invalid', code });
});

describe('the civil day', () => {
  test.each([
    ['1990-08-15', 'Asia/Kolkata', '1990-08-14T18:30:00.000Z', 24],
    ['2020-03-08', 'America/New_York', '2020-03-08T05:00:00.000Z', 23],
    ['2020-11-01', 'America/New_York', '2020-11-01T04:00:00.000Z', 25],
  ])('%s in %s', (date, zone, start, hours) => {
    const day = dayBounds(date, zone);
    if (day.kind !== 'day') throw new Error(day.code);
    expect(iso(day.startMs)).toBe(start);
    expect((day.endMs - day.startMs) / 3_600_000).toBe(hours);
  });

  test('a date the zone left out, and bad input', () => {
    expect(dayBounds('2011-12-30', 'Pacific/Apia')).toEqual({
      kind: 'invalid',
      code: 'date-unreal',
    });
    expect(dayBounds('1990-02-30', 'Asia/Kolkata')).toMatchObject({ code: 'date-unreal' });
    expect(dayBounds('1990-08-15', 'Nowhere')).toMatchObject({ code: 'zone-unknown' });
  });
});
