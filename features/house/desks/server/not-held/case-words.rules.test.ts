import { expect, it } from 'vitest';
import { formatCase } from './case-words.rules.ts';

const common = {
  shown: 'S-1B2C3D4E, 30 November 2026, 3:00 PM',
  said: '30 November 2026, 4:00 PM',
  due: '2 December 2026, 4:00 PM',
};

it('tells what the client wrote, without what steers a terminal', () => {
  const note = 'Nobody came.\nI waited\u001B[2J for twenty minutes.';
  expect(formatCase({ ...common, note }).split('\n')).toEqual([
    'Session S-1B2C3D4E, 30 November 2026, 3:00 PM: its client says that it was not held',
    '  Said  30 November 2026, 4:00 PM',
    '  Due   2 December 2026, 4:00 PM',
    '',
    '  Nobody came.',
    '  I waited [2J for twenty minutes.',
  ]);
});

it('says that nothing was written, and puts distress above the words', () => {
  expect(formatCase({ ...common, note: undefined })).toContain('Nothing was written.');
  expect(formatCase({ ...common, note: 'I want to die' })).toMatch(
    /SPEAKS OF DISTRESS[^]*I want to die/,
  );
});
