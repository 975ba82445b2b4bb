import { describe, expect, it } from 'vitest';
import { seededBirths } from '../../../calibration/seeded-births.ts';
import { chartOf } from '../../chart/chart.ts';
import { dashaAt, vimshottari } from '../../dasha/vimshottari.ts';
import { grahaMotionAt } from '../../sky/graha-motion.ts';
import { skyAt } from '../../sky/sky.ts';
import { julianDayFromUnixMs, julianDayUt, unixMsFromJulianDay } from '../../units.ts';
import { GRAHAS } from '../../vocabulary.ts';
import { outlineOf } from './outline-of.ts';

const at = julianDayFromUnixMs(Date.parse('2026-11-28T00:00:00Z'));
const births = seededBirths(20, 46);
const dayOf = (birth: number) => ({
  start: julianDayUt(birth - 0.4),
  end: julianDayUt(birth + 0.6),
});

describe('an outline with a known time', () => {
  it.each(births)('is the chart itself: %j', ({ birth, place }) => {
    const sky = skyAt(birth, place);
    const chart = chartOf(sky);
    const outline = outlineOf({ birth, place, at });
    expect([outline.lagna, outline.moonRashi, outline.nakshatra]).toEqual([
      chart.lagna.rashi,
      chart.grahas.moon.rashi,
      chart.grahas.moon.nakshatra,
    ]);
    for (const graha of GRAHAS) {
      const { rashi, house } = chart.grahas[graha];
      expect(outline.chart.grahas[graha]).toEqual({ rashi, house });
    }
    const running = dashaAt(vimshottari(sky.grahas.moon.lon, birth), at, 2);
    expect(outline.running.map(({ graha, endsBy }) => [graha, endsBy])).toEqual(
      running.map(({ lord, end }) => [lord, end]),
    );
  });

  it('tells the first change after the moment of asking, and it happens then', () => {
    for (const { birth, place } of births) {
      const { next, running, lagna } = outlineOf({ birth, place, at });
      expect(next?.at).toBeGreaterThan(at);
      expect(next?.at).toBeLessThanOrEqual(running[1]?.endsBy ?? 0);
      if (next?.kind === 'sign') {
        const signAt = (days: number) =>
          Math.floor(grahaMotionAt(next.graha, julianDayUt(next.at + days)).lon / 30);
        expect([signAt(-0.01) === next.rashi, signAt(0.01) === next.rashi]).toEqual([false, true]);
        expect(next.house).toBe(((next.rashi - (lagna ?? 0) + 12) % 12) + 1);
      }
    }
  });

  it('knows when Jupiter left Karka for Simha in 2026, and came back in 2027', () => {
    const [one] = births;
    const day = (jd: number) =>
      new Date(unixMsFromJulianDay(julianDayUt(jd))).toISOString().slice(0, 10);
    const untimed = (iso: string) =>
      outlineOf({
        ...one!,
        at: julianDayFromUnixMs(Date.parse(iso)),
        unknownWithin: dayOf(one!.birth),
      }).next;
    const first = untimed('2026-10-01T00:00:00Z');
    expect([first && day(first.at), first?.kind === 'sign' && first.direct]).toEqual([
      '2026-10-31',
      true,
    ]);
    const back = untimed('2026-11-28T00:00:00Z');
    expect([
      back && day(back.at),
      back?.kind === 'sign' && [back.graha, back.rashi, back.direct],
    ]).toEqual(['2027-01-24', ['jupiter', 3, false]]);
  });
});

describe('an outline without a time', () => {
  it('tells only what holds at every hour of the day', () => {
    for (const { birth, place } of births) {
      const day = dayOf(birth);
      const outline = outlineOf({ birth, place, at, unknownWithin: day });
      expect(outline.lagna).toBeNull();
      expect(outline.next?.kind).toBe('sign');
      for (let hour = 0; hour <= 24; hour += 1) {
        const timed = outlineOf({ birth: julianDayUt(day.start + hour / 24), place, at });
        if (outline.moonRashi !== null) expect(timed.moonRashi).toBe(outline.moonRashi);
        if (outline.nakshatra !== null) expect(timed.nakshatra).toBe(outline.nakshatra);
        outline.running.forEach(({ graha, endsFrom, endsBy }, index) => {
          expect(timed.running[index]?.graha).toBe(graha);
          expect(timed.running[index]?.endsBy).toBeGreaterThanOrEqual(endsFrom);
          expect(timed.running[index]?.endsBy).toBeLessThanOrEqual(endsBy);
        });
        if (outline.chart.steady)
          for (const graha of GRAHAS)
            expect(timed.chart.grahas[graha].rashi).toBe(outline.chart.grahas[graha].rashi);
      }
    }
  });

  it('says nothing of a Moon that changes its sign that day', () => {
    const changing = births
      .map(({ birth, place }) => outlineOf({ birth, place, at, unknownWithin: dayOf(birth) }))
      .filter(({ moonRashi }) => moonRashi === null);
    expect(changing.length).toBeGreaterThan(0);
    for (const { next, nakshatra, chart } of changing) {
      expect(next?.kind === 'sign' && next.house).toBeNull();
      expect([nakshatra, chart.steady]).toEqual([null, false]);
    }
  });
});
