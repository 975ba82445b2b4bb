import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { signChart } from '../chart/houses.ts';
import { rashiIndex } from '../chart/placement.ts';
import { GOOD_FROM_MOON, VEDHA } from '../tables/gochara.ts';
import { grahaMotionAt } from '../sky/graha-motion.ts';
import { degrees, julianDayFromUnixMs, julianDayUt, unixMsFromJulianDay } from '../units.ts';
import { GRAHAS, type Graha, type RashiIndex } from '../vocabulary.ts';
import { doubleTransit, doubleTransits, transitTouches } from './double-transit.ts';
import { transitsFromMoon } from './from-moon.ts';
import { saturnPassages } from './sade-sati.ts';
import { signEntries, stations, type MotionAt } from './ingress.ts';
import { signStays } from './sign-stays.ts';

/** A Saturn of our own: 30° in 900 days, swinging 3.5° either way once a year, so it turns back yearly. */
const swinging: MotionAt = (_, jd) => {
  const turn = (2 * Math.PI * jd) / 378;
  return {
    lon: degrees(jd / 30 + 3.5 * Math.sin(turn)),
    speed: 1 / 30 + 3.5 * Math.cos(turn) * ((2 * Math.PI) / 378),
  };
};
const span = { start: julianDayUt(0), end: julianDayUt(11_000) };
const stays = signStays('saturn', span, swinging);

const everyoneIn = (rashi: RashiIndex, but: Partial<Record<Graha, RashiIndex>> = {}) =>
  ({ ...Object.fromEntries(GRAHAS.map((g) => [g, rashi])), ...but }) as Record<Graha, RashiIndex>;

describe('sign stays', () => {
  it('fill the interval without a gap, each in one sign throughout', () => {
    expect([stays[0]!.start, stays.at(-1)!.end]).toEqual([span.start, span.end]);
    for (const [i, stay] of stays.entries()) {
      expect(stay.end).toBe(stays[i + 1]?.start ?? span.end);
      for (let jd = stay.start + 1e-4; jd < stay.end - 1e-4; jd += 0.5) {
        expect(Math.floor(swinging('saturn', julianDayUt(jd)).lon / 30)).toBe(stay.rashi);
      }
    }
  });

  it('list a retrograde return as a stay of its own', () => {
    const returns = stays.filter((stay, i) => stay.rashi === stays[i - 2]?.rashi);
    expect(returns.length).toBeGreaterThan(3);
  });

  it('catch a visit of a few days around a station', () => {
    const peak = 30 - 0.0005;
    const grazing: MotionAt = (_, jd) => ({
      lon: degrees(peak + 0.001 - ((jd - 107.3) / 100) ** 2),
      speed: -(jd - 107.3) / 5000,
    });
    const found = signStays('saturn', { start: julianDayUt(0), end: julianDayUt(220) }, grazing);
    expect(found.map(({ rashi }) => rashi)).toEqual([0, 1, 0]);
    expect(found[1]!.end - found[1]!.start).toBeCloseTo(200 * Math.sqrt(0.0005), 3);
  });
});

describe('sign entries and stations', () => {
  it('are where the stays begin, and tell the way', () => {
    const entries = signEntries('saturn', span, swinging);
    expect(entries.map(({ at, rashi }) => [at, rashi])).toEqual(
      stays.slice(1).map(({ start, rashi }) => [start, rashi]),
    );
    for (const { at, direct } of entries) {
      expect(swinging('saturn', at).speed > 0).toBe(direct);
    }
    expect(entries.some(({ direct }) => !direct)).toBe(true);
  });

  it('turn by turns, where the motion stops', () => {
    const found = stations('saturn', span, swinging);
    expect(found.length).toBeGreaterThan(50);
    for (const [i, { at, direct }] of found.entries()) {
      expect(Math.abs(swinging('saturn', at).speed)).toBeLessThan(1e-8);
      expect(direct).toBe(found[0]!.direct === (i % 2 === 0));
    }
  });

  it('of Mercury in 2026 are where almanacs have them', () => {
    const year = { start: julianDayUt(2461041.5), end: julianDayUt(2461406.5) };
    const days = stations('mercury', year, grahaMotionAt).map(({ at, direct }) => [
      new Date(unixMsFromJulianDay(at)).toISOString().slice(0, 10),
      direct,
    ]);
    expect(days).toEqual([
      ['2026-02-26', false],
      ['2026-03-20', true],
      ['2026-06-29', false],
      ['2026-07-23', true],
      ['2026-10-24', false],
      ['2026-11-13', true],
    ]);
  });
});

describe('sign entries every Indian almanac of these years printed', () => {
  const years = {
    start: julianDayFromUnixMs(Date.parse('2019-06-01')),
    end: julianDayFromUnixMs(Date.parse('2025-12-01')),
  };
  const indianDay = (jd: number): string =>
    new Date(unixMsFromJulianDay(julianDayUt(jd + 5.5 / 24))).toISOString().slice(0, 10);

  test.each([
    ['saturn', ['2020-01-24', '2022-04-29', '2022-07-12', '2023-01-17', '2025-03-29']],
    ['rahu', ['2020-09-23', '2022-04-12', '2023-10-30', '2025-05-18']],
  ] as const)('%s', (graha, days) => {
    const entries = signStays(graha, years, grahaMotionAt).slice(1);
    expect(entries.map(({ start }) => indianDay(start))).toEqual(days);
  });
});

describe('from the Moon', () => {
  it('judges the house and names who blocks it', () => {
    const read = transitsFromMoon(0, everyoneIn(6, { jupiter: 4, mars: 3, saturn: 2, sun: 11 }));
    expect(read.jupiter).toMatchObject({ house: 5, good: true, vedhaBy: ['mars'] });
    expect(read.saturn).toMatchObject({ house: 3, good: true, vedhaBy: [] });
    expect(read.mars).toMatchObject({ house: 4, good: false, vedhaBy: [] });
  });

  test.each(GRAHAS.filter((g) => g !== 'rahu' && g !== 'ketu'))(
    'each good house of %s has its vedha',
    (graha) => {
      expect(Object.keys(VEDHA[graha]).map(Number)).toEqual(GOOD_FROM_MOON[graha]);
    },
  );
});

describe('double transit', () => {
  const chart = signChart(0, everyoneIn(5, { saturn: 3 }));

  it('wants Jupiter and Saturn both on the house or its lord', () => {
    // House 10 is Makara (9); its lord Saturn stands in Karka (3).
    expect(transitTouches(chart, 10, { graha: 'jupiter', rashi: 9 })).toBe(true);
    expect(transitTouches(chart, 10, { graha: 'jupiter', rashi: 11 })).toBe(true);
    expect(transitTouches(chart, 10, { graha: 'jupiter', rashi: 0 })).toBe(false);
    expect(doubleTransit(chart, 10, { jupiter: 1, saturn: 7 })).toBe(true);
    expect(doubleTransit(chart, 10, { jupiter: 1, saturn: 8 })).toBe(false);
  });

  it('holds exactly while both signs touch', () => {
    const jupiterMotion: MotionAt = (_, jd) => ({ lon: degrees(jd / 12), speed: 1 / 12 });
    const jupiter = signStays('jupiter', span, jupiterMotion);
    const windows = doubleTransits(chart, 10, { jupiter, saturn: stays });
    const inWindow = (jd: number) => windows.some((w) => w.start <= jd && jd < w.end);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10_999, noNaN: true }), (jd) => {
        const at = julianDayUt(jd);
        const signs = {
          jupiter: rashiIndex(Math.floor(jupiterMotion('jupiter', at).lon / 30)),
          saturn: rashiIndex(Math.floor(swinging('saturn', at).lon / 30)),
        };
        expect(inWindow(jd)).toBe(doubleTransit(chart, 10, signs));
      }),
    );
    expect(windows.every((w, i) => w.start > (windows[i - 1]?.end ?? -1))).toBe(true);
  });
});

describe('Sade Sati', () => {
  const passages = saturnPassages(5, stays);

  it('is one passage of three phases, the returns inside it', () => {
    const sadeSati = passages.filter(({ kind }) => kind === 'sade-sati');
    expect(sadeSati).toHaveLength(1);
    const { stays: parts, start, end } = sadeSati[0]!;
    expect(new Set(parts.map(({ phase }) => phase))).toEqual(
      new Set(['rising', 'peak', 'setting']),
    );
    expect(parts[0]).toMatchObject({ phase: 'rising', start });
    expect(parts.at(-1)).toMatchObject({ phase: 'setting', end });
    expect(parts.length).toBeGreaterThan(3);
    expect((end - start) / 365.25).toBeGreaterThan(6.5);
    expect((end - start) / 365.25).toBeLessThan(9);
  });

  it('knows the dhaiyas, fourth and eighth from the Moon', () => {
    expect(passages.map(({ kind }) => kind)).toContain('ardhashtama');
    expect(passages.map(({ kind }) => kind)).toContain('ashtama');
    const eighth = stays.filter(({ rashi }) => rashi === 0);
    const ashtama = passages.filter(({ kind }) => kind === 'ashtama');
    expect(ashtama.flatMap(({ stays: parts }) => parts)).toHaveLength(eighth.length);
  });
});
