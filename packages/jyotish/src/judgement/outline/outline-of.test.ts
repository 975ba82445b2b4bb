import { describe, expect, it } from 'vitest';
import { seededBirths } from '../../../calibration/seeded-births.ts';
import { chartOf } from '../../chart/chart.ts';
import { dashaAt, nakshatraLord, vimshottari } from '../../dasha/vimshottari.ts';
import { grahaMotionAt } from '../../sky/graha-motion.ts';
import { skyAt } from '../../sky/sky.ts';
import { julianDayFromUnixMs, julianDayUt, unixMsFromJulianDay } from '../../units.ts';
import { eachGraha } from '../../vocabulary.ts';
import { outlineOf } from './outline-of.ts';
import type { NextChange, SignChange } from './outline.types.ts';

const at = julianDayFromUnixMs(Date.parse('2026-11-28T00:00:00Z'));
const births = seededBirths(20, 46);
const dayOf = (birth: number) => ({
  start: julianDayUt(birth - 0.4),
  end: julianDayUt(birth + 0.6),
});
const isSign = (change: NextChange | null): change is SignChange => change?.kind === 'sign';

describe('an outline with a known time', () => {
  it.each(births)('is the chart itself: %j', ({ birth, place }) => {
    const sky = skyAt(birth, place);
    const chart = chartOf(sky);
    const { nakshatra } = chart.grahas.moon;
    const outline = outlineOf({ birth, place, at });
    expect(outline).toMatchObject({
      lagna: chart.lagna.rashi,
      moonRashis: [chart.grahas.moon.rashi],
      stars: [{ nakshatra, lord: nakshatraLord(nakshatra) }],
    });
    expect(outline.chart.grahas).toEqual(
      eachGraha((graha) => {
        const { rashi, house } = chart.grahas[graha];
        return { rashi, house };
      }),
    );
    const running = dashaAt(vimshottari(sky.grahas.moon.lon, birth), at, 2);
    expect(outline.running.map(({ graha, endsBy }) => [graha, endsBy])).toEqual(
      running.map(({ lord, end }) => [lord, end]),
    );
  });

  it('tells the first change after the moment of asking, at the latest the end of the sub-period', () => {
    for (const { birth, place } of births) {
      const { next, running } = outlineOf({ birth, place, at });
      expect(next?.at).toBeGreaterThan(at);
      expect(next?.at).toBeLessThanOrEqual(running[1]?.endsBy ?? 0);
    }
  });

  it('a sign is entered when it says, and counted from the rising sign', () => {
    const outlines = births.map((birth) => outlineOf({ ...birth, at }));
    const changes = outlines.flatMap(({ next, lagna }) =>
      isSign(next) ? [{ ...next, lagna: lagna ?? 0 }] : [],
    );
    expect(changes.length).toBeGreaterThan(0);
    for (const { graha, at: on, rashi, house, lagna } of changes) {
      const isThere = (days: number) =>
        Math.floor(grahaMotionAt(graha, julianDayUt(on + days)).lon / 30) === rashi;
      expect([isThere(-0.01), isThere(0.01)]).toEqual([false, true]);
      expect(house).toBe(((rashi - lagna + 12) % 12) + 1);
    }
  });

  it('knows when Jupiter entered Simha in 2026, and that it goes back to Karka in 2027', () => {
    const [one] = births;
    const told = (iso: string) => {
      const asked = julianDayFromUnixMs(Date.parse(iso));
      const { next } = outlineOf({ ...one!, at: asked, unknownWithin: dayOf(one!.birth) });
      const on = new Date(unixMsFromJulianDay(next?.at ?? asked)).toISOString().slice(0, 10);
      return isSign(next) ? [on, next.graha, next.rashi, next.direct] : [];
    };
    expect(told('2026-10-01T00:00:00Z')).toEqual(['2026-10-31', 'jupiter', 4, true]);
    expect(told('2026-11-28T00:00:00Z')).toEqual(['2027-01-24', 'jupiter', 3, false]);
  });
});

describe('an outline without a time', () => {
  it.each(births)('tells only what holds at every hour of the day: %j', ({ birth, place }) => {
    const day = dayOf(birth);
    const outline = outlineOf({ birth, place, at, unknownWithin: day });
    expect([outline.lagna, outline.next?.kind]).toEqual([null, 'sign']);
    const hours = Array.from({ length: 25 }, (_, hour) =>
      outlineOf({ birth: julianDayUt(day.start + hour / 24), place, at }),
    );
    const moons = new Set(hours.flatMap(({ moonRashis }) => moonRashis));
    expect([...moons]).toEqual(outline.moonRashis);
    const stars = new Set(hours.flatMap((hour) => hour.stars.map(({ nakshatra }) => nakshatra)));
    expect([...stars]).toEqual(outline.stars.map(({ nakshatra }) => nakshatra));
    for (const [index, { graha, endsFrom, endsBy }] of outline.running.entries()) {
      const periods = hours.map(({ running }) => running[index]);
      expect(new Set(periods.map((period) => period?.graha))).toEqual(new Set([graha]));
      const ends = periods.map((period) => period?.endsBy ?? 0);
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(endsFrom);
      expect(Math.max(...ends)).toBeLessThanOrEqual(endsBy);
    }
    const skies = new Set(
      hours.map(({ chart }) => JSON.stringify(eachGraha((graha) => chart.grahas[graha].rashi))),
    );
    expect(outline.chart.steady ? skies.size : 1).toBe(1);
  });

  it('counts no house from a Moon that changes its sign that day', () => {
    const changing = births
      .map((birth) => outlineOf({ ...birth, at, unknownWithin: dayOf(birth.birth) }))
      .filter(({ moonRashis }) => moonRashis.length > 1);
    expect(changing.length).toBeGreaterThan(0);
    for (const { next, chart } of changing)
      expect([isSign(next) && next.house, chart.steady]).toEqual([null, false]);
  });
});
