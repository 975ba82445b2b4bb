import { describe, expect, it, test } from 'vitest';
import { julianDayFromUnixMs, unixMsFromJulianDay, type JulianDayUt } from '../../units.ts';
import { SkyRangeError } from '../range.ts';
import { syzygies } from '../search/syzygies.ts';
import { lunarEclipses } from './lunar-eclipses.ts';
import { solarEclipses } from './solar-eclipses.ts';

const at = (date: string): JulianDayUt => julianDayFromUnixMs(Date.parse(`${date}T00:00Z`));
const year = (first: number, last = first) => ({
  start: at(`${first}-01-01`),
  end: at(`${last + 1}-01-01`),
});
const minute = (jd: JulianDayUt): string =>
  new Date(unixMsFromJulianDay(jd)).toISOString().slice(0, 16);

describe('eclipses of the Sun as the canon of NASA has them', () => {
  test.each([
    // Greatest eclipse there is in TD, some 70 s ahead of UT.
    [1999, '1999-08-11T11:03', 'total', 0.5062],
    [2009, '2009-07-22T02:35', 'total', 0.0698],
    [2020, '2020-06-21T06:40', 'annular', 0.1209],
    [2022, '2022-10-25T11:00', 'partial', 1.0701],
    [2023, '2023-04-20T04:16', 'hybrid', -0.3952],
    [2027, '2027-08-02T10:06', 'total', 0.1421],
  ])('%i: %s, %s', (anno, when, kind, gamma) => {
    const found = solarEclipses(year(anno)).find(({ greatest }) => minute(greatest) === when);
    expect(found?.kind).toBe(kind);
    expect(found?.gamma).toBeCloseTo(gamma, 2);
  });
});

describe('eclipses of the Moon as the canon of NASA has them', () => {
  test.each([
    ['2015-04-04', 'total', 1.0008, 2.0792],
    ['2018-07-27', 'total', 1.6087, 2.6792],
    ['2021-05-26', 'total', 1.0095, 1.954],
    ['2023-10-28', 'partial', 0.122, 1.1181],
    ['2025-09-07', 'total', 1.3619, 2.344],
  ])('%s: %s, %f', (date, kind, magnitude, penumbral) => {
    const found = lunarEclipses(year(Number(date.slice(0, 4)))).find(({ greatest }) =>
      minute(greatest).startsWith(date),
    );
    expect(found?.kind).toBe(kind);
    expect(found?.magnitude).toBeCloseTo(magnitude, 2);
    expect(found?.penumbralMagnitude).toBeCloseTo(penumbral, 2);
  });

  it('begin and end in the order of the shadows, around their greatest', () => {
    for (const { kind, greatest, penumbra, umbra, totality } of lunarEclipses(year(2018, 2030))) {
      const spans = [penumbra, umbra, totality].filter((span) => span !== null);
      expect(spans).toHaveLength({ penumbral: 1, partial: 2, total: 3 }[kind]);
      const order = [
        ...spans.map(({ start }) => start),
        greatest,
        ...spans.toReversed().map(({ end }) => end),
      ];
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(new Set(order).size).toBe(order.length);
    }
  });
});

it('of a year there are two to five of each light, and each has its new or full Moon', () => {
  for (const anno of [2019, 2020, 2021, 2022, 2023]) {
    const [solar, lunar] = [solarEclipses(year(anno)), lunarEclipses(year(anno))];
    for (const found of [solar, lunar]) {
      expect(found.length).toBeGreaterThanOrEqual(2);
      expect(found.length).toBeLessThanOrEqual(5);
    }
    const newMoons = syzygies('new', year(anno));
    for (const { greatest } of solar)
      expect(newMoons.some((moon) => Math.abs(moon - greatest) < 0.1)).toBe(true);
  }
});

it('refuses a span beyond the sky', () => {
  expect(() => solarEclipses(year(1890))).toThrow(SkyRangeError);
});
