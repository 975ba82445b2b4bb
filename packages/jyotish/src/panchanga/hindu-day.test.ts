import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { julianDayFromUnixMs, julianDayUt } from '../units.ts';
import { hinduDayAt, horaLordAt, varaOf, type HinduDay } from './hindu-day.ts';

const UJJAIN = { lat: 23.1765, lon: 75.7885 };
const instants = fc.double({ min: 2415021, max: 2488433, noNaN: true }).map(julianDayUt);
const places = fc.record({
  lat: fc.double({ min: -60, max: 60, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const dayAt = (jd: number, point = UJJAIN): HinduDay => {
  const day = hinduDayAt(julianDayUt(jd), point);
  if (typeof day === 'string') throw new Error(day);
  return day;
};
const inIndia = (wall: string) => julianDayFromUnixMs(Date.parse(`${wall}+05:30`));

describe('the day from sunrise to sunrise', () => {
  it('holds its instant, its sunset and about 24 hours', () => {
    fc.assert(
      fc.property(instants, places, (jd, point) => {
        const { sunrise, sunset, nextSunrise } = dayAt(jd, point);
        expect(sunrise).toBeLessThanOrEqual(jd);
        expect(jd).toBeLessThan(nextSunrise);
        expect(sunset).toBeGreaterThan(sunrise);
        expect(sunset).toBeLessThan(nextSunrise);
        expect(Math.abs(nextSunrise - sunrise - 1)).toBeLessThan(0.006);
      }),
    );
  });

  it('is followed by the next, a weekday later, whose first hora is its own lord’s', () => {
    const lords = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
    fc.assert(
      fc.property(instants, places, (jd, point) => {
        const day = dayAt(jd, point);
        const next = dayAt(day.nextSunrise + 1e-6, point);
        expect(next.sunrise).toBeCloseTo(day.nextSunrise, 6);
        expect(next.number).toBe(day.number + 1);
        expect(varaOf(next)).toBe((varaOf(day) + 1) % 7);
        expect(horaLordAt(next, next.sunrise)).toBe(lords[varaOf(next)]);
      }),
    );
  });

  test.each([
    ['2026-11-21T05:30', 5],
    ['2026-11-21T07:30', 6],
    ['2026-11-21T23:59', 6],
    ['2026-11-22T05:30', 6],
    ['2000-01-01T12:00', 6],
  ])('%s in Ujjain has vara %i', (wall, vara) => {
    expect(varaOf(dayAt(inIndia(wall)))).toBe(vara);
  });

  it('counts the horas by their lords: Saturday has Saturn, Jupiter, Mars, Sun …', () => {
    const { sunrise } = dayAt(inIndia('2026-11-21T12:00'));
    const lords = Array.from({ length: 8 }, (_, hours) =>
      horaLordAt(dayAt(sunrise), julianDayUt(sunrise + (hours + 0.5) / 24)),
    );
    expect(lords.join(' ')).toBe('saturn jupiter mars sun venus mercury moon saturn');
  });

  it('is not where the Sun stays up or down', () => {
    const tromso = { lat: 69.65, lon: 18.96 };
    expect(hinduDayAt(inIndia('2026-06-21T12:00'), tromso)).toBe('stays-up');
    expect(hinduDayAt(inIndia('2026-12-21T12:00'), tromso)).toBe('stays-down');
  });

  it('is over when the Sun rises before mean midnight, by the polar circle, to stay up', () => {
    expect(hinduDayAt(julianDayUt(2460455.4995), { lat: 69, lon: 0 })).toBe('stays-up');
    const before = dayAt(2460455.497, { lat: 69, lon: 0 });
    expect(before.nextSunrise).toBeCloseTo(2460455.49832, 4);
  });
});
