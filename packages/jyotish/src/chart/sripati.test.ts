import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { midheavenOf } from '../sky/midheaven.ts';
import { skyAt } from '../sky/sky.ts';
import { degrees, julianDayUt } from '../units.ts';
import { separation } from './separation.ts';
import { chalitBhavaOf, sripatiBhavas } from './sripati.ts';

describe('the chalit of Sripati', () => {
  it('cuts the quadrants of a printed chart in three', () => {
    const bhavas = sripatiBhavas(164.86178, 74.42917);
    const middles = [164.86178, 194.71758, 224.57337, 254.42917, 284.57337, 314.71757];
    bhavas.slice(0, 6).forEach(({ middle }, house) => {
      expect(middle).toBeCloseTo(middles[house] ?? Number.NaN, 4);
    });
    expect(bhavas[0]?.start).toBeCloseTo(149.78968, 4);
    expect(bhavas[11]?.end).toBeCloseTo(149.78968, 4);
  });

  it('puts grahas into the houses of that chart', () => {
    const bhavas = sripatiBhavas(164.86178, 74.42917);
    const placed = [350.77, 106.39, 294.03, 6.65, 69.44, 304.39, 270.88].map((lon) =>
      chalitBhavaOf(bhavas, lon),
    );
    expect(placed).toEqual([7, 11, 5, 8, 10, 6, 5]);
  });

  it('is a full circle whose lagna and midheaven are middles', () => {
    const jd = fc.double({ min: 2_415_100, max: 2_488_000, noNaN: true });
    const lat = fc.double({ min: -60, max: 60, noNaN: true });
    fc.assert(
      fc.property(jd, lat, (at, north) => {
        const sky = skyAt(julianDayUt(at), { lat: north, lon: 80 });
        const tenth = midheavenOf(sky, 80);
        const bhavas = sripatiBhavas(sky.lagna, tenth);
        expect(separation(bhavas[0]?.middle ?? 0, sky.lagna)).toBeLessThan(1e-9);
        expect(separation(bhavas[9]?.middle ?? 0, tenth)).toBeLessThan(1e-9);
        const spans = bhavas.map(({ start, end }) => degrees(end - start));
        expect(spans.reduce((sum, span) => sum + span, 0)).toBeCloseTo(360, 6);
        for (const { bhava, middle } of bhavas) expect(chalitBhavaOf(bhavas, middle)).toBe(bhava);
      }),
      { numRuns: 60 },
    );
  });
});
