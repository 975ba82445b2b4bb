import { MINUTE_MS } from '@dhruva/kernel/durations';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, drawCalendar } from './draw-calendar.ts';

const NOW = new Date('2026-11-21T06:30:00Z');
const HINDI = 'श्रीमती अनुराधा लक्ष्मीनारायण विश्वनाथन चट्टोपाध्याय-कृष्णमूर्ति';

const event = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '1b2c3d4e-0000-4000-8000-000000000000@dhruva.test',
  sequence: 0,
  startsAt: new Date('2026-11-23T09:30:00Z'),
  endsAt: new Date('2026-11-23T10:15:00Z'),
  isCancelled: false,
  description: 'Reference: S-1B2C3D4E\nJoin here; or not, as you like',
  joinLink: `https://dhruva.test/join#1b2c3d4e-0000-4000-8000-000000000000.${'a'.repeat(32)}`,
  organizerEmail: 'help@dhruva.test',
  attendee: { name: HINDI, email: 'asha@example.test' },
  ...change,
});

/** Parses with a library other than the one that writes the file. */
const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [first, ...others] = calendar.getAllSubcomponents('vevent');
  if (!first || others.length > 0) throw new Error('not one event');
  return { calendar, component: first, event: new ICAL.Event(first) };
};

const octets = (line: string): number => Buffer.byteLength(line);

describe('a calendar file', () => {
  it('asks calendars to take it in, at the instant it is', () => {
    const { calendar, component, event: shown } = read(drawCalendar(event(), NOW));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(component.getFirstPropertyValue('class')).toBe('PRIVATE');
    expect(shown.summary).toBe('Appointment with Dhruva');
    expect(shown.description).toBe(event().description);
    expect(shown.startDate.toJSDate()).toEqual(event().startsAt);
    expect(shown.endDate.toJSDate()).toEqual(event().endsAt);
    expect(shown.startDate.zone.tzid).toBe('UTC');
    expect(component.getFirstPropertyValue('url')).toBe(event().joinLink);
    expect(component.getFirstProperty('organizer')?.getFirstValue()).toMatch(/help@dhruva\.test$/);
  });

  it('rings once, when one can join, and says no more than the title', () => {
    const alarms = read(drawCalendar(event(), NOW)).component.getAllSubcomponents('valarm');
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual([
      '-PT10M',
    ]);
    expect(alarms[0]?.getFirstPropertyValue('description')).toBe('Appointment with Dhruva');
  });

  it('takes it out again, without a link or an alarm', () => {
    const file = drawCalendar(event({ isCancelled: true, sequence: 3 }), NOW);
    const { calendar, component, event: shown } = read(file);
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(shown.sequence).toBe(3);
    expect(component.getAllSubcomponents('valarm')).toEqual([]);
    expect(file).not.toContain('/join');
  });
});

describe('49: lines', () => {
  it.each([
    ['a Hindi name', HINDI],
    ['a name of four-octet letters', '𑀅𑀲𑁄𑀓'.repeat(20)],
    ['a long Latin name', 'Asha '.repeat(40).trim()],
    ['joined letters', 'क्‍ष'.repeat(30)],
  ])('%s is folded by octets, and read back whole', (_, name) => {
    const file = drawCalendar(event({ attendee: { name, email: 'asha@example.test' } }), NOW);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
    expect(Math.max(...lines.map(octets))).toBeGreaterThan(60);
    expect(file).not.toContain('�');
    const attendee = read(file).component.getFirstProperty('attendee');
    expect(attendee?.getParameter('cn')).toBe(name);
  });

  it.each([
    ['a line break', 'Asha\r\nORGANIZER:mailto:evil@example.test'],
    ['a lone carriage return', 'Asha\rSUMMARY:Depression'],
    ['quotes', 'Asha" ;X="1'],
    ['half a character', 'Asha \ud83d'],
  ])('%s in a name writes no line of its own', (_, name) => {
    const file = drawCalendar(event({ attendee: { name, email: 'asha@example.test' } }), NOW);
    const { component } = read(file);
    expect(component.getAllProperties('organizer')).toHaveLength(1);
    expect(component.getAllProperties('summary')).toHaveLength(1);
    expect(component.getFirstProperty('attendee')?.getFirstValue()).toMatch(/asha@example\.test$/);
  });
});

describe('44: the instant is the same wherever it is read', () => {
  const shownIn = (zone: string, at: Date): string =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
      .format(at)
      .replace(',', '');

  it.each([
    ['3 PM in India before New York’s clocks go back', '2026-10-31T09:30', '05:30', '09:30'],
    ['3 PM in India after they went back', '2026-11-02T09:30', '04:30', '09:30'],
    ['3 PM in India before London’s clocks go forward', '2027-03-27T09:30', '05:30', '09:30'],
    ['3 PM in India after they went forward', '2027-03-29T09:30', '05:30', '10:30'],
    ['3 PM in India before New York’s clocks go forward', '2027-03-13T09:30', '04:30', '09:30'],
    ['3 PM in India after those went forward', '2027-03-15T09:30', '05:30', '09:30'],
    ['3 PM in India before London’s clocks go back', '2026-10-24T09:30', '05:30', '10:30'],
  ])('%s', (_, utc, newYork, london) => {
    const startsAt = new Date(`${utc}:00Z`);
    const endsAt = new Date(startsAt.getTime() + 45 * MINUTE_MS);
    const start = read(drawCalendar(event({ startsAt, endsAt }), NOW)).event.startDate.toJSDate();
    expect(start).toEqual(startsAt);
    expect(shownIn('Asia/Kolkata', start)).toMatch(/ 15:00$/);
    expect(shownIn('America/New_York', start)).toMatch(new RegExp(` ${newYork}$`));
    expect(shownIn('Europe/London', start)).toMatch(new RegExp(` ${london}$`));
  });

  it.each([
    ['midnight in India', '2026-11-30T18:30:00Z', '2026-11-30T19:15:00Z'],
    ['over midnight of UTC', '2026-11-30T23:45:00Z', '2026-12-01T00:30:00Z'],
    ['the end of a year', '2026-12-31T23:45:00Z', '2027-01-01T00:30:00Z'],
    ['a leap day', '2028-02-29T09:30:00Z', '2028-02-29T10:15:00Z'],
  ])('%s', (_, start, end) => {
    const [startsAt, endsAt] = [new Date(start), new Date(end)];
    const { event: shown } = read(drawCalendar(event({ startsAt, endsAt }), NOW));
    expect([shown.startDate.toJSDate(), shown.endDate.toJSDate()]).toEqual([startsAt, endsAt]);
  });
});
