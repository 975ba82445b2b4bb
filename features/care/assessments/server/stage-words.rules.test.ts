import { expect, it } from 'vitest';
import { stageOf } from './stage-words.rules.ts';

const progress = {
  boughtAt: new Date('2026-11-21T06:30:00Z'),
  dueAt: new Date('2026-12-05T06:30:00Z'),
  reportAt: null,
  revokedAt: null,
};

it.each([
  ['bought', 'Bought on 21 November 2026; please send the intake form'],
  ['form-open', 'The intake form is begun; please send it'],
  ['with-therapist', 'With the therapist; report due by 5 December 2026, 12:00 PM (IST)'],
] as const)('%s', (state, words) => {
  expect(stageOf({ ...progress, state })).toBe(words);
});

it('says since when the report is there', () => {
  const reportAt = new Date('2026-11-30T19:00:00Z');
  expect(stageOf({ ...progress, state: 'report-ready', reportAt })).toBe(
    'Report ready since 1 December 2026',
  );
});

it.each([
  ['2026-11-21T07:00:00Z', 'Cancelled'],
  ['2026-12-05T06:30:00Z', 'Cancelled'],
  ['2026-12-05T06:30:01Z', 'No report by 5 December 2026, 12:00 PM (IST); refunded in full'],
])('revoked at %s', (revokedAt, words) => {
  const revoked = { ...progress, state: 'with-therapist', revokedAt: new Date(revokedAt) } as const;
  expect(stageOf(revoked)).toBe(words);
});
