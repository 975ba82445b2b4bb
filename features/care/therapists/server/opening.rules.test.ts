import { describe, expect, it } from 'vitest';
import { type Schedule, openingsOn } from './opening.rules.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const schedule = (change: Partial<Schedule> = {}, windows = [['10:00', '11:00']]): Schedule => ({
  zone: 'Asia/Kolkata',
  noticeMinutes: 60,
  hours: EVERY_DAY.flatMap((weekday) =>
    windows.map(([from = '', until = '']) => ({ weekday, from, until })),
  ),
  leave: [],
  ...change,
});
const shown = (own: Schedule, date: string): string[] =>
  openingsOn(own, date).map(
    ({ slot, startsAt }) => `${slot} ${startsAt.toISOString().slice(0, 16)}`,
  );

describe('43: hours become sessions', () => {
  it('half past stays half past, and only what fits with its pause is given', () => {
    expect(shown(schedule({}, [['07:30', '12:00']]), '2026-11-23')).toEqual([
      '7:30 AM 2026-11-23T02:00',
      '8:30 AM 2026-11-23T03:00',
      '9:30 AM 2026-11-23T04:00',
      '10:30 AM 2026-11-23T05:00',
    ]);
    expect(shown(schedule({}, [['10:00', '10:45']]), '2026-11-23')).toEqual([]);
  });

  it('several windows of a day, in the order of time', () => {
    const windows = [
      ['15:00', '16:00'],
      ['10:00', '11:00'],
    ];
    expect(shown(schedule({}, windows), '2026-11-23')).toEqual([
      '10:00 AM 2026-11-23T04:30',
      '3:00 PM 2026-11-23T09:30',
    ]);
  });

  it('only on the weekdays worked, none on a date that is none', () => {
    const saturdays = schedule({ hours: [{ weekday: 6, from: '10:00', until: '11:00' }] });
    expect(openingsOn(saturdays, '2026-11-21')).toHaveLength(1);
    expect(openingsOn(saturdays, '2026-11-23')).toEqual([]);
    for (const date of ['2026-02-30', '', 'Mon Nov 23 2026', '9999-99-99'])
      expect(openingsOn(schedule(), date)).toEqual([]);
  });
});

describe('46: days at the edge', () => {
  it('a session just after midnight in India belongs to that day, the evening before in Greenwich', () => {
    const nights = [
      ['00:15', '01:15'],
      ['23:00', '24:00'],
    ];
    for (const date of ['2026-11-23', '2026-12-01', '2027-01-01', '2028-02-29', '2028-03-01'])
      expect(shown(schedule({}, nights), date).map((text) => text.split(' ')[0])).toEqual([
        '12:15',
        '11:00',
      ]);
    expect(shown(schedule({}, nights), '2027-01-01')[0]).toBe('12:15 AM 2026-12-31T18:45');
  });
});

it('never on a Sunday of India, whatever the hours; a Sunday elsewhere may be its Monday', () => {
  expect(openingsOn(schedule(), '2026-11-22')).toEqual([]);
  const abroad = schedule({
    zone: 'America/New_York',
    hours: [{ weekday: 7, from: '20:00', until: '21:00' }],
  });
  expect(shown(abroad, '2026-11-23')).toEqual(['6:30 AM 2026-11-23T01:00']);
});

describe('leave', () => {
  it('covers both its ends, by days of the therapist', () => {
    const away = schedule({ leave: [{ firstDay: '2026-12-22', lastDay: '2026-12-24' }] });
    const isAway = (date: string) => openingsOn(away, date).map(({ onLeave }) => onLeave);
    expect(
      ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25'].flatMap(isAway),
    ).toEqual([false, true, true, true, false]);
  });
});

describe('44: a therapist whose clocks change', () => {
  it.each([
    ['2026-10-24', 'Europe/London', '2:30 PM 2026-10-24T09:00'],
    ['2026-10-26', 'Europe/London', '3:30 PM 2026-10-26T10:00'],
    ['2027-03-27', 'Europe/London', '3:30 PM 2027-03-27T10:00'],
    ['2027-03-29', 'Europe/London', '2:30 PM 2027-03-29T09:00'],
    ['2026-10-30', 'America/New_York', '7:30 PM 2026-10-30T14:00'],
    ['2026-11-02', 'America/New_York', '8:30 PM 2026-11-02T15:00'],
  ])('%s in %s keeps ten by the own clock', (date, zone, text) => {
    const own = schedule({ zone }, [['10:00', '11:00']]);
    expect(shown(own, date)).toEqual([text]);
  });

  it('the hour the clocks skip is not given, the one they show twice is given once', () => {
    const cairo = (from: string, until: string) =>
      schedule({ zone: 'Africa/Cairo' }, [[from, until]]);
    expect(shown(cairo('00:30', '02:30'), '2027-04-30')).toEqual(['4:00 AM 2027-04-29T22:30']);
    expect(shown(cairo('23:00', '24:00'), '2026-10-30')).toEqual(['1:30 AM 2026-10-29T20:00']);
  });
});
