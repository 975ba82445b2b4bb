import { expect, it } from 'vitest';
import { formatEntries } from './entries-words.rules.ts';

const shown = { reference: 'S-1B2C3D4E', therapistId: '2' } as const;

it('tells each entry by the clock of India, and where to ask after safety', () => {
  const entries = [
    {
      rating: 4,
      symptoms: ['low', 'tired', 'self-harm'],
      savedAt: new Date('2026-11-21T20:00:00Z'),
    },
    { rating: 2, symptoms: ['hopeless', 'worry'], savedAt: new Date('2026-11-20T06:30:00Z') },
  ] as const;
  expect(formatEntries({ ...shown, entries }).split('\n')).toEqual([
    'Entries of the client of S-1B2C3D4E, shown to Sample therapist B',
    'Newest first, India time. 5 is "very good", 1 is "very low". No diagnosis.',
    '',
    '22 November 2026, 1:30 AM: 4 of 5',
    '  SPEAKS OF DISTRESS: ask after safety first.',
    '  - Feeling low or sad most of the day',
    '  - Feeling tired or low on energy',
    '  - Thoughts of hurting myself or not wanting to live',
    '',
    '20 November 2026, 12:00 PM: 2 of 5',
    '  - Feeling hopeless about the future',
    '  - Worrying that is hard to control',
  ]);
});

it('says that nothing is saved', () => {
  expect(formatEntries({ ...shown, entries: [] })).toBe(
    'Entries of the client of S-1B2C3D4E, shown to Sample therapist B\n\nNothing is saved.',
  );
});
