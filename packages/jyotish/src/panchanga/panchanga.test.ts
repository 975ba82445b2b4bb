import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { longitudeNamed, outsideCases } from '../../reference/outside-cases.ts';
import { degrees } from '../units.ts';
import { arcsecondsToBoundary, panchangaOf } from './panchanga.ts';

interface SunMoon {
  readonly sun: string;
  readonly moon: string;
}

const ofCase = ({ sun, moon }: SunMoon) =>
  panchangaOf(degrees(longitudeNamed(sun)), degrees(longitudeNamed(moon)));

describe('panchanga', () => {
  test('book examples (counted there from 1)', () => {
    const [yogaCase] = outsideCases<SunMoon, { yoga: number }>('pvr-ex3-yoga');
    expect(ofCase(yogaCase!.input).yoga + 1).toBe(yogaCase!.expected.yoga);
    const [tithiCase] = outsideCases<SunMoon, { tithi: number; yoga: number }>('pvr-exr3-tithi');
    const computed = ofCase(tithiCase!.input);
    expect([computed.tithi + 1, computed.yoga + 1]).toEqual([
      tithiCase!.expected.tithi,
      tithiCase!.expected.yoga,
    ]);
  });

  const report = outsideCases<{ date: string }, Record<string, number>>('-panchanga');
  const positions = outsideCases<
    { birth: { date: string }; sidereal_longitudes: Record<string, number> },
    unknown
  >('-vargas').filter(({ id }) => id.startsWith('jh'));
  const both = report.flatMap((found) => {
    const sky = positions.find(({ input }) => input.birth?.date === found.input.date);
    return sky ? [[found.id, found.expected, sky.input.sidereal_longitudes] as const] : [];
  });

  test('two reports come with their longitudes', () => expect(both).toHaveLength(2));

  test.each(both)('%s: numbers and what is left of each', (_, expected, lons) => {
    const [sun, moon] = [degrees(lons['Sun']!), degrees(lons['Moon']!)];
    const left = (angle: number, parts: number) =>
      100 - (((degrees(angle) * parts) / 360) % 1) * 100;
    const computed = panchangaOf(sun, moon);
    expect([computed.tithi, computed.nakshatra, computed.yoga, computed.karana]).toEqual([
      expected['tithi_number']! - 1,
      expected['nakshatra_number']! - 1,
      expected['yoga_number']! - 1,
      expected['karana_half_index_from_shukla1']! - 1,
    ]);
    expect(left(moon - sun, 30)).toBeCloseTo(expected['tithi_left_pct']!, 1);
    expect(left(moon + sun, 27)).toBeCloseTo(expected['yoga_left_pct']!, 1);
  });

  it('measures the nearest boundary, on both sides of it', () => {
    expect(arcsecondsToBoundary(12 + 1 / 3600, 30)).toBeCloseTo(1, 6);
    expect(arcsecondsToBoundary(12 - 1 / 3600, 30)).toBeCloseTo(1, 6);
    expect(arcsecondsToBoundary(-1 / 3600, 27)).toBeCloseTo(1, 6);
    expect(arcsecondsToBoundary(6, 30)).toBeCloseTo(6 * 3600, 6);
  });

  it('a karana is half a tithi', () => {
    const lon = fc.double({ min: 0, max: 359.999, noNaN: true }).map(degrees);
    fc.assert(
      fc.property(lon, lon, (sun, moon) => {
        const { tithi, karana } = panchangaOf(sun, moon);
        expect(Math.floor(karana / 2)).toBe(tithi);
      }),
    );
  });
});
