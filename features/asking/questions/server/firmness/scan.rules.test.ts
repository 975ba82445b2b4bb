import { expect, it, test } from 'vitest';
import { julianDayFromUnixMs } from '@dhruva/jyotish';
import { type FirmnessScan, isOfBirth, knownWith, stillFound } from './scan.rules.ts';

const chart = { birth: julianDayFromUnixMs(0), place: { lat: 18.52, lon: 73.86 } };
const holds = { holdsMinutes: 7, holdsShareOfDay: null };
const SCAN: FirmnessScan = {
  chart,
  asOf: '2026-11-23',
  engineVersion: '3.1.0',
  found: {
    'main-strengths': { ...holds, facts: {} },
    'suitable-work': { ...holds, facts: { work: 'employed' } },
  },
};

it('is of a birth whatever the day, and of no other', () => {
  expect(isOfBirth(SCAN, { ...SCAN, asOf: '2026-12-01' })).toBe(true);
  const elsewhere = { ...chart, place: { lat: 18.53, lon: 73.86 } };
  expect(isOfBirth(SCAN, { ...SCAN, chart: elsewhere })).toBe(false);
});

test.each([
  ['the same day and engine', {}, SCAN.found],
  ['another day', { asOf: '2026-11-24' }, {}],
  ['another engine', { engineVersion: '3.2.0' }, {}],
])('%s', (_, change, found) => {
  expect(stillFound(SCAN, { ...SCAN, ...change })).toEqual(found);
});

it('says nothing where none was kept', () => {
  expect(stillFound(undefined, SCAN)).toEqual({});
});

it('holds with the facts each answer uses: another one matters only to the questions that use it', () => {
  expect(knownWith(SCAN.found, { work: 'employed', country: 'IN' })).toEqual({
    'main-strengths': holds,
    'suitable-work': holds,
  });
  expect(knownWith(SCAN.found, { work: 'retired' })).toEqual({ 'main-strengths': holds });
  expect(knownWith(SCAN.found, {})).toEqual({ 'main-strengths': holds });
});
