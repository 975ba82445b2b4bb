import { describe, expect, it } from 'vitest';
import { grahaMotionAt } from '../sky/graha-motion.ts';
import { julianDayFromUnixMs, julianDayUt, unixMsFromJulianDay } from '../units.ts';
import { RASHIS, type RashiIndex } from '../vocabulary.ts';
import { saturnPassages, type SaturnPassage } from './sade-sati.ts';
import { signStays } from './sign-stays.ts';

const DAYS_A_YEAR = 365.25;
const dayOf = (iso: string) => julianDayFromUnixMs(Date.parse(iso));
const indianDay = (jd: number): string =>
  new Date(unixMsFromJulianDay(julianDayUt(jd + 5.5 / 24))).toISOString().slice(0, 10);

/** Every stay of Saturn the sky is known for. */
const twoCenturies = { start: dayOf('1900-01-01'), end: dayOf('2100-12-31') };
const stays = signStays('saturn', twoCenturies, grahaMotionAt);
const everyMoon = RASHIS.map((_, index) => saturnPassages(index as RashiIndex, stays));

/** The one Sade Sati of a natal Moon that touches these days, stay by stay in days of India. */
const sadeSatiOf = (natalMoon: RashiIndex, from: string, until: string) =>
  everyMoon[natalMoon]
    ?.filter(({ kind }) => kind === 'sade-sati')
    .filter(({ start, end }) => start < dayOf(until) && dayOf(from) < end)
    .map(({ stays: parts }) =>
      parts.map(({ phase, start, end }) => `${phase} ${indianDay(start)} ${indianDay(end)}`),
    );

/** From the end of each to the start of the next, in days. */
const gaps = (spans: readonly { readonly start: number; readonly end: number }[]): number[] =>
  spans.slice(1).map(({ start }, index) => start - (spans[index]?.end ?? Number.NaN));

const byKind = (passages: readonly SaturnPassage[]): readonly SaturnPassage[][] => [
  ...Map.groupBy(passages, ({ kind }) => kind).values(),
];

describe('a passage of the real Saturn', () => {
  it('is one with its retrograde returns: Meena from 2022, by the days almanacs printed', () => {
    // Kumbha 29 April to 12 July 2022 and from 17 January 2023, Meena from 29 March 2025.
    const [parts = [], ...more] = sadeSatiOf(11, '2022-06-01', '2026-01-01') ?? [];
    expect(more).toEqual([]);
    expect(parts.slice(0, 2)).toEqual([
      'rising 2022-04-29 2022-07-12',
      'rising 2023-01-17 2025-03-29',
    ]);
    expect(parts[2]).toMatch(/^peak 2025-03-29/u);
  });

  it('is not over when Saturn comes back after 228 days: Vrishchika in 1961', () => {
    // Saturn entered Makara on 2 February 1961 (atmanandanatha.com, "Saturn transit to Makara", part 1).
    const found = sadeSatiOf(7, '1960-01-01', '1962-01-01') ?? [];
    expect(found.map((parts) => parts.slice(-2))).toEqual([
      ['setting 1958-11-07 1961-02-02', 'setting 1961-09-17 1961-10-08'],
    ]);
  });

  it('is apart from the next: away within one for 232 days at most, between two for 20 years', () => {
    const within = everyMoon.flat().flatMap(({ stays: parts }) => gaps(parts));
    const between = everyMoon.flatMap((passages) => byKind(passages).flatMap(gaps));
    expect(Math.max(...within)).toBeGreaterThan(231);
    expect(Math.max(...within)).toBeLessThan(232);
    expect(Math.min(...between)).toBeGreaterThan(20 * DAYS_A_YEAR);
  });
});
