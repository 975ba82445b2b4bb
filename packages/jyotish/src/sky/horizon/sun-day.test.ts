import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { julianDayFromUnixMs, julianDayUt, unixMsFromJulianDay } from '../../units.ts';
import { SkyRangeError } from '../range.ts';
import { sunAltitudeOver } from './sun-altitude.ts';
import { sunDay, type SunEvent } from './sun-day.ts';

const SECOND = 1 / 86_400;
const days = fc.integer({ min: 2415021, max: 2488433 }).map((day) => julianDayUt(day + 0.5));
const temperate = fc.record({
  lat: fc.double({ min: -60, max: 60, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const midnight = (date: string, hoursEast: number) =>
  julianDayFromUnixMs(Date.parse(`${date}T00:00Z`) - hoursEast * 3_600_000);
const wall = (event: SunEvent, hoursEast: number): string =>
  typeof event === 'string'
    ? event
    : new Date(unixMsFromJulianDay(julianDayUt(event + hoursEast / 24)))
        .toISOString()
        .slice(11, 16);

describe('a day of the Sun', () => {
  it('has its horizon at sunrise and sunset and its height at noon, in that order', () => {
    fc.assert(
      fc.property(days, temperate, (from, point) => {
        const { sunrise, noon, sunset } = sunDay(from, point, 'hindu');
        if (typeof sunrise === 'string' || typeof sunset === 'string') throw new Error('no day');
        const sunAt = sunAltitudeOver(point, noon);
        expect(sunAt(sunrise).altitude).toBeCloseTo(0, 3);
        expect(sunAt(sunset).altitude).toBeCloseTo(0, 3);
        expect(sunAt(noon).hourAngle).toBeCloseTo(0, 3);
        expect(sunrise).toBeLessThan(noon);
        expect(noon).toBeLessThan(sunset);
        expect(noon - from).toBeGreaterThan(-0.02);
        expect(noon - from).toBeLessThan(1.02);
      }),
    );
  });

  it('is longer to the upper limb with refraction, on both ends', () => {
    fc.assert(
      fc.property(days, temperate, (from, point) => {
        const hindu = sunDay(from, point, 'hindu');
        const seen = sunDay(from, point, 'upper-limb');
        for (const [early, late] of [
          [seen.sunrise, hindu.sunrise],
          [hindu.sunset, seen.sunset],
        ] as const) {
          if (typeof early === 'string' || typeof late === 'string') throw new Error('no day');
          expect(late - early).toBeGreaterThan(3.2 * 60 * SECOND);
          expect(late - early).toBeLessThan(12 * 60 * SECOND);
        }
        expect(seen.noon).toBe(hindu.noon);
      }),
    );
  });

  it('refuses what the sky does not know', () => {
    expect(() => sunDay(julianDayUt(Number.NaN), { lat: 0, lon: 0 }, 'hindu')).toThrow(
      SkyRangeError,
    );
  });
});

test('Delhi on 3 April 2026 as Drik Panchang prints it', () => {
  const { sunrise, sunset } = sunDay(
    midnight('2026-04-03', 5.5),
    { lat: 28.6139, lon: 77.209 },
    'upper-limb',
  );
  expect(wall(sunrise, 5.5)).toBe('06:09');
  expect(wall(sunset, 5.5)).toBe('18:40');
});

describe('beyond the polar circle', () => {
  const TROMSO = { lat: 69.65, lon: 18.96 };
  test.each([
    ['2026-06-21', 'stays-up', 'stays-up'],
    ['2026-12-21', 'stays-down', 'stays-down'],
    ['2026-03-20', '05:43', '18:01'],
  ])('%s: %s, %s', (date, rises, sets) => {
    const { sunrise, sunset } = sunDay(midnight(date, 1), TROMSO, 'upper-limb');
    expect([wall(sunrise, 1), wall(sunset, 1)]).toEqual([rises, sets]);
  });

  it('never gives anything but an instant or what the Sun does', () => {
    const anywhere = fc.double({ min: -90, max: 90, noNaN: true });
    fc.assert(
      fc.property(days, anywhere, (from, lat) => {
        const { sunrise, sunset } = sunDay(from, { lat, lon: 0 }, 'upper-limb');
        for (const event of [sunrise, sunset]) {
          const told = event === 'stays-up' || event === 'stays-down' || Number.isFinite(event);
          expect(told).toBe(true);
        }
      }),
    );
  });
});
