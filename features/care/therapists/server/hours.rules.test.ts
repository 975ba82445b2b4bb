import { INDIA } from '@dhruva/civil-time';
import { describe, expect, it } from 'vitest';
import { fitsIn, fallOnIndianSunday, readWindows, windowsOn } from './hours.rules.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

const schedule = (zone: string, from: string, until: string, leave: readonly string[] = []) => ({
  zone,
  noticeMinutes: 60,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, until })),
  leave: leave.map((day) => ({ firstDay: day, lastDay: day })),
});

describe('hours that were typed', () => {
  it('are read in their order', () => {
    expect(readWindows('15:00-18:00, 10:00-13:00')).toEqual([
      { from: '10:00', until: '13:00' },
      { from: '15:00', until: '18:00' },
    ]);
    expect(readWindows('none')).toEqual([]);
    expect(readWindows('23:30-24:00')).toHaveLength(1);
    expect(readWindows('10:00-11:00,11:00-12:00')).toHaveLength(2);
  });

  it.each([
    ['', 'are no hours'],
    ['10-13', 'are no hours'],
    ['10:00-13:00,', 'are no hours'],
    ['10:05-13:00', 'quarters'],
    ['24:00-24:00', 'are no hours'],
    ['25:00-26:00', 'are no hours'],
    ['13:00-10:00', 'shorter'],
    ['10:00-10:15', 'shorter'],
    ['10:00-12:00,11:45-13:00', 'overlaps'],
    ['10:00-11:00,10:00-11:00', 'overlaps'],
  ])('%s: %s', (typed, problem) => {
    expect(readWindows(typed)).toContain(problem);
  });
});

const shown = (own: ReturnType<typeof schedule>, date: string): string[] =>
  windowsOn(own, date).map(
    ({ from, until, onLeave }) =>
      `${from.toISOString().slice(5, 16)} ${until.toISOString().slice(5, 16)}${onLeave ? ' leave' : ''}`,
  );

describe('hours of a day of India', () => {
  it('are instants, up to midnight', () => {
    expect(shown(schedule(INDIA, '22:00', '24:00'), '2026-12-31')).toEqual([
      '12-31T16:30 12-31T18:30',
    ]);
    expect(shown(schedule(INDIA, '10:00', '11:00', ['2026-12-10']), '2026-12-10')).toEqual([
      '12-10T04:30 12-10T05:30 leave',
    ]);
    for (const none of ['2026-02-30', '2026-11-22'])
      expect(shown(schedule(INDIA, '10:00', '11:00'), none)).toEqual([]);
  });

  it('of a therapist elsewhere are cut to it, and follow the clocks there', () => {
    const own = schedule('Europe/London', '17:00', '20:00');
    expect(shown(own, '2026-10-24')).toEqual([
      '10-23T18:30 10-23T19:00',
      '10-24T16:00 10-24T18:30',
    ]);
    expect(shown(own, '2026-10-26')).toEqual([
      '10-25T18:30 10-25T20:00',
      '10-26T17:00 10-26T18:30',
    ]);
    const nights = schedule('Africa/Cairo', '00:15', '02:00');
    expect(shown(nights, '2027-04-30')).toEqual(['04-29T22:00 04-29T23:00']);
  });
});

it('a session lies in the hours when all of it does', () => {
  const own = schedule(INDIA, '10:00', '11:00', ['2026-12-10']);
  const at = (time: string, minutes: number) => ({ startsAt: inIndia(time), minutes });
  expect(fitsIn(own, at('2026-12-09T10:00:00', 45))).toBe(true);
  expect(fitsIn(own, at('2026-12-09T10:30:00', 30))).toBe(true);
  expect(fitsIn(own, at('2026-12-09T10:30:00', 45))).toBe(false);
  expect(fitsIn(own, at('2026-12-09T09:45:00', 30))).toBe(false);
  expect(fitsIn(own, at('2026-12-10T10:00:00', 45))).toBe(false);
});

it.each([
  [INDIA, '10:00', '13:00', 7, true],
  [INDIA, '10:00', '13:00', 6, false],
  [INDIA, '20:00', '24:00', 6, false],
  ['America/New_York', '10:00', '13:00', 7, true],
  ['America/New_York', '15:00', '18:00', 6, true],
  ['America/New_York', '15:00', '18:00', 7, false],
])('in %s from %s to %s on weekday %i they reach a Sunday of India: %s', (...row) => {
  const [zone, from, until, weekday, does] = row;
  expect(fallOnIndianSunday(schedule(zone, from, until), weekday, '2026-11-23')).toBe(does);
});
