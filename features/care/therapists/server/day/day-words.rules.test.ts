import { expect, it } from 'vitest';
import { type DaySession, dayInWords, remainingSessionsInWords } from './day-words.rules.ts';
import { inIndia } from '@dhruva/server/test/in-india.ts';

const at = (time: string): Date => inIndia(`2026-11-30T${time}:00`);
const session = (time: string, minutes: 30 | 45, state: 'held' | 'confirmed' = 'confirmed') => ({
  reference: `S-at-${time}`,
  startsAt: at(time),
  minutes,
  state,
});
const window = (from: string, until: string, onLeave = false) => ({
  from: at(from),
  until: at(until),
  onLeave,
});
const none = {
  name: 'Sample therapist B',
  date: '2026-11-30',
  windows: [],
  sessions: [],
  takenAt: [],
};

it('a day: sessions of both lengths, free time, leave, and what lies outside of the hours', () => {
  const day = {
    ...none,
    windows: [window('10:00', '13:00'), window('15:00', '16:00', true)],
    sessions: [
      session('10:30', 30, 'held'),
      session('12:00', 45),
      session('15:00', 45),
      session('17:00', 30),
    ],
    takenAt: ['10:30', '10:45', '12:00', '12:15', '12:30', '12:45', '15:00', '17:00'].map(at),
  };
  expect(dayInWords(day).split('\n')).toEqual([
    'Sample therapist B, 30 November 2026, India time',
    '10:00 AM - 10:30 AM  free',
    '10:30 AM - 11:00 AM  held, not paid yet, 30 minutes, S-at-10:30',
    '11:00 AM - 12:00 PM  free',
    '12:00 PM - 12:45 PM  booked, 45 minutes, S-at-12:00',
    '3:00 PM - 4:00 PM    leave',
    '3:00 PM - 3:45 PM    booked, 45 minutes, S-at-15:00 (on leave)',
    '5:00 PM - 5:30 PM    booked, 30 minutes, S-at-17:00 (outside of the hours)',
  ]);
});

it('a day without anything', () => {
  expect(dayInWords(none)).toBe('Sample therapist B, 30 November 2026, India time\nno hours');
});

it('names the sessions that something leaves where they are, and those that are only held', () => {
  const [none, booked] = ['Kept. No booked session lies in these days.', session('10:00', 45)];
  const line = '2026-11-30  10:00 AM - 10:45 AM  booked, 45 minutes, S-at-10:00';
  const held = '2026-11-30  11:00 AM - 11:30 AM  held, not paid yet, 30 minutes, S-at-11:00';
  const told = (...sessions: readonly DaySession[]) =>
    remainingSessionsInWords(sessions, 'in these days').split('\n');
  expect(told()).toEqual([none]);
  expect(told(booked)).toEqual([
    'Kept. These sessions lie in these days and stay as they are:',
    line,
  ]);
  expect(told(session('11:00', 30, 'held'), booked).slice(1)).toEqual([
    line,
    'These are not paid yet; whoever pays is asked for another time:',
    held,
  ]);
  expect(told(session('11:00', 30, 'held'))[0]).toBe(none);
});
