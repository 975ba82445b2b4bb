import { expect, it } from 'vitest';
import { listInWords } from './desk-list.rules.ts';

const waiting = {
  orderId: '1b2c3d4e-0000-4000-8000-00000000abcd',
  boughtAt: new Date('2026-11-21T06:30:00Z'),
  dueAt: new Date('2026-12-05T06:30:00Z'),
  state: 'with-therapist',
  therapistId: '3',
} as const;

it('lists what waits for its report', () => {
  expect(listInWords([], waiting.boughtAt)).toBe('No assessment waits for its report.');
  expect(listInWords([waiting], new Date('2026-12-04T02:30:00Z'))).toBe(
    [
      'REFERENCE   BOUGHT            DUE (INDIA)       LEFT     STATE           THERAPIST',
      'A-1B2C3D4E  2026-11-21 12:00  2026-12-05 12:00  1 d 4 h  with-therapist  Sample therapist C (3)',
    ].join('\n'),
  );
});
