import { judgePair, julianDayFromUnixMs } from '@dhruva/jyotish';
import type { PairInput } from '@dhruva/jyotish';
import { expect, it } from 'vitest';
import { kutaTable } from './kuta-table.rules.ts';

const place = { lat: 18.52, lon: 73.86 };
const at = (iso: string) => julianDayFromUnixMs(Date.parse(iso));
const input: PairInput = {
  question: 'spouse-compatibility',
  self: { birth: at('1990-08-15T09:00:00Z'), place },
  other: { birth: at('1991-02-03T04:00:00Z'), place },
  at: at('2026-11-21T00:00:00Z'),
};

it('lists eight kutas of 36 points in all, read with the asker first', () => {
  const judgement = judgePair(input);
  const table = kutaTable(judgement);
  expect(table?.rows.map(({ kuta, max }) => `${kuta} ${max}`)).toEqual([
    'varna 1',
    'vashya 2',
    'tara 3',
    'yoni 4',
    'maitri 5',
    'gana 6',
    'bhakoot 7',
    'nadi 8',
  ]);
  expect(table?.total).toEqual({
    max: 36,
    raw: judgement.kuta.selfAsBoy.total,
    settled: judgement.kuta.selfAsBoy.totalAfterCancellations,
  });
  expect(table?.rows.reduce((sum, { raw }) => sum + raw, 0)).toBe(table?.total.raw);
});

it('reads the bride as the girl, where she is known', () => {
  const judgement = judgePair({ ...input, roles: { bride: 'self' } });
  expect(kutaTable(judgement)?.total.raw).toBe(judgement.kuta.otherAsBoy.total);
});

it('is left out where the question does not rest on it', () => {
  for (const question of ['business-partnership', 'parents-together'] as const) {
    expect(kutaTable(judgePair({ ...input, question }))).toBeNull();
  }
});

it('is left out where a day without a time leaves the points open', () => {
  const unknownWithin = { start: at('1991-02-02T18:30:00Z'), end: at('1991-02-03T18:30:00Z') };
  const judgement = judgePair({ ...input, other: { ...input.other, unknownWithin } });
  expect(judgement.unknownTime).toEqual(['other']);
  expect(kutaTable(judgement)).toBeNull();
});
