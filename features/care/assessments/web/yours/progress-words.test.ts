import { ASSESSMENT_STATES } from '../../contract/schemas.ts';
import { expect, test } from 'vitest';
import { ASSESSMENT } from '@dhruva/web/test/bookings.ts';
import { nextInWords, reportInWords, stateInWords } from './progress-words.ts';

test('each state has a word of its own', () => {
  expect(ASSESSMENT_STATES.map(stateInWords)).toEqual([
    'Intake form needed',
    'Intake form begun',
    'With your therapist',
    'Report ready',
  ]);
});

test('a report is due by a time of India, and then there since a day', () => {
  expect(reportInWords(ASSESSMENT)).toBe('Report due by 12:00 PM, 7 Dec (IST)');
  expect(reportInWords({ ...ASSESSMENT, reportAt: '2026-12-01T19:00:00Z' })).toBe(
    'Your report has been here since 2 December 2026',
  );
});

test.each(['bought', 'form-open', 'with-therapist'] as const)(
  '%s: what happens next, and the refund by itself, in three sentences',
  (state) => {
    const [first, ...others] = nextInWords({ ...ASSESSMENT, state });
    expect(first).toContain('Sample therapist C');
    expect(others).toHaveLength(2);
    expect(others.at(-1)).toMatch(/not ready in time, everything you paid goes back/);
  },
);

test('who has the report is asked for nothing more', () => {
  const next = nextInWords({ ...ASSESSMENT, state: 'report-ready' });
  expect(next.join(' ')).not.toMatch(/form|goes back/);
});
