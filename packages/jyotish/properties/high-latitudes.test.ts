import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../src/chart/chart.ts';
import { sripatiBhavas } from '../src/chart/sripati.ts';
import { judge } from '../src/judgement/judge.ts';
import { judgePair } from '../src/judgement/pair/judge-pair.ts';
import { chartExtrasOf } from '../src/judgement/reading/chart-extras.ts';
import { hinduDayAt } from '../src/panchanga/hindu-day.ts';
import { panchangaAt } from '../src/panchanga/panchanga-at.ts';
import { midheavenOf } from '../src/sky/midheaven.ts';
import { skyAt } from '../src/sky/sky.ts';
import { julianDayUt } from '../src/units.ts';
import { anyPairQuestion, anyQuestion, later, withoutTime } from './any-person.ts';
import { flawsIn } from './flaws.ts';

/** A place is anywhere from pole to pole: so the server and the command line take it. */
const POLES = [90, -90, 89.9999, -89.9999] as const;
const POLAR_CIRCLE = 66.56;
const latitudes = fc.oneof(
  fc.constantFrom(...POLES),
  fc.double({ min: POLAR_CIRCLE - 1, max: POLAR_CIRCLE + 1, noNaN: true }),
  fc.double({ min: 60, max: 90, noNaN: true }).map((lat) => -lat),
  fc.double({ min: 60, max: 90, noNaN: true }),
);
const places = fc.record({
  lat: latitudes,
  lon: fc.oneof(fc.constantFrom(-180, 0, 180), fc.double({ min: -180, max: 180, noNaN: true })),
});
const births = fc
  .record({ day: fc.integer({ min: 2425978, max: 2454467 }), minute: fc.nat(1439) })
  .map(({ day, minute }) => later(julianDayUt(day), minute));
const at = julianDayUt(2461365.5);

describe('as far north or south as a place may be', () => {
  it('the sky, the almanac and the strengths are numbers, or said not to be had', () => {
    fc.assert(
      fc.property(births, places, (birth, place) => {
        const sky = skyAt(birth, place);
        const chart = chartOf(sky);
        const extras = chartExtrasOf(chart, sky, place);
        const bhavas = sripatiBhavas(sky.lagna, midheavenOf(sky, place.lon));
        expect(sky.lagna).toBeGreaterThanOrEqual(0);
        expect(sky.lagna).toBeLessThan(360);
        expect(flawsIn([sky, chart, extras, bhavas, panchangaAt(birth, place)])).toEqual([]);
        expect(extras.strength === null).toBe(typeof hinduDayAt(birth, place) === 'string');
      }),
      { numRuns: 300 },
    );
  });

  it('a day holds its instant wherever the Sun rises', () => {
    const nearMidnight = births.map((birth) => julianDayUt(Math.floor(birth) + 0.5));
    fc.assert(
      fc.property(
        nearMidnight,
        latitudes,
        fc.integer({ min: -20, max: 20 }),
        (night, lat, minutes) => {
          const jd = later(night, minutes);
          const day = hinduDayAt(jd, { lat, lon: 0 });
          if (typeof day === 'string') return;
          expect(day.sunrise).toBeLessThanOrEqual(jd);
          expect(jd).toBeLessThan(day.nextSunrise);
          expect(day.sunset).toBeGreaterThan(day.sunrise);
          expect(day.sunset).toBeLessThan(day.nextSunrise);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('a question is answered, with the time or without', () => {
    fc.assert(
      fc.property(anyQuestion, births, places, (question, birth, place) => {
        const born = { birth, place };
        expect(flawsIn(judge({ question, ...born, at }))).toEqual([]);
        expect(flawsIn(judge({ question, ...withoutTime(born), at }))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('two people are answered', () => {
    fc.assert(
      fc.property(anyPairQuestion, births, places, places, (question, birth, here, there) => {
        const self = { birth, place: here };
        const other = { birth: later(birth, 3_000_000), place: there };
        expect(flawsIn(judgePair({ question, self, other, at }))).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });
});
