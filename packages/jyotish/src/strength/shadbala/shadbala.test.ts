import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { chartOf } from '../../chart/chart.ts';
import type { Chart } from '../../chart/chart.types.ts';
import type { Sky } from '../../sky/sky.types.ts';
import { JHORA_SCHOOL, PARASHARA_SCHOOL, RAMAN_SCHOOL } from '../../tables/strength-schools.ts';
import { degrees, julianDayTt, julianDayUt, type JulianDayUt } from '../../units.ts';
import { GRAHAS, SEVEN_GRAHAS, type Graha, type SevenGraha } from '../../vocabulary.ts';
import { dayLords, tribhagaLord } from './birth-day.ts';
import { maleficsOf } from './benefics.ts';
import { drishtiVirupas } from './drik.ts';
import { phalaOf } from './ishta-kashta.ts';
import { shadbala } from './shadbala.ts';
import type { BirthDay } from './shadbala.types.ts';

const skyOf = (lons: Record<Graha, number>, lagna: number, jdUt: JulianDayUt): Sky => ({
  jdUt,
  jdTt: julianDayTt(jdUt),
  deltaT: 0,
  ayanamsha: 0,
  ayanamshaTrue: 0,
  grahas: Object.fromEntries(
    GRAHAS.map((graha) => [graha, { lon: degrees(lons[graha]), speed: 1 }]),
  ) as Sky['grahas'],
  lagna: degrees(lagna),
});

const dayFrom = (number: number, sunrise: JulianDayUt): BirthDay => ({
  number,
  sunrise,
  sunset: julianDayUt(sunrise + 0.5),
  nextSunrise: julianDayUt(sunrise + 1),
});

/** The standard horoscope of Raman's Graha and Bhava Balas: Bangalore, 16 October 1918, 14:22:16 IST. */
const BIRTH = julianDayUt(Date.UTC(1918, 9, 16, 8, 52, 16) / 86_400_000 + 2_440_587.5);
const at = (hour: number, minute: number): JulianDayUt =>
  julianDayUt(Date.UTC(1918, 9, 16, hour, minute - 330) / 86_400_000 + 2_440_587.5);
const STANDARD: Record<Graha, number> = {
  sun: 180.89861,
  moon: 311.28861,
  mars: 229.50944,
  mercury: 181.52611,
  jupiter: 84.01361,
  venus: 171.16556,
  saturn: 124.37806,
  rahu: 233.4,
  ketu: 53.4,
};
const standardChart = chartOf(skyOf(STANDARD, 298.44, BIRTH));
const day = { number: 2_421_883, sunrise: at(6, 9), sunset: at(18, 1), nextSunrise: at(30, 9) };
const moment = { day, ayanamsha: 21.5, midheaven: degrees(216.6) };
const standard = shadbala(standardChart, moment, RAMAN_SCHOOL);
const told = (of: (graha: SevenGraha) => number): number[] =>
  SEVEN_GRAHAS.map((graha) => Math.round(of(graha) * 100) / 100);

describe("Raman's standard horoscope", () => {
  it('has the lords of year, month, day and hour of the book', () => {
    expect(dayLords(day, BIRTH)).toEqual({
      abda: 'saturn',
      masa: 'mercury',
      vara: 'mercury',
      hora: 'moon',
    });
    expect(tribhagaLord(day, BIRTH)).toBe('saturn');
  });

  it('has the aspects of the book, Mercury being malefic beside the Sun', () => {
    const book = [15.86, -21.73, 0.95, 15.64, -16.04, 18.47, 7.21];
    expect(maleficsOf(standardChart, 'waxing')).toContain('mercury');
    told((graha) => standard[graha].drik).forEach((drik, place) => {
      expect(Math.abs(drik - (book[place] ?? Number.NaN))).toBeLessThan(0.03);
    });
  });

  it('has the directions and fortnight of the book, Mars folded to at most 60', () => {
    const book = [48.1, 31.56, 55.7, 21.09, 11.5, 15.15, 58.02];
    told((graha) => standard[graha].dig).forEach((dig, place) => {
      expect(Math.abs(dig - (book[place] ?? Number.NaN))).toBeLessThan(0.1);
    });
    const fortnight = [16.54, 43.46, 16.54, 16.54, 43.46, 43.46, 16.54];
    expect(told((graha) => standard[graha].kala.paksha)).toEqual(fortnight);
  });

  it('has the motions of the book save where its table of Mercury and Venus is old', () => {
    const book = { mars: 22.23, jupiter: 35.26, saturn: 21.14 } as const;
    for (const [graha, cheshta] of Object.entries(book)) {
      expect(Math.abs(standard[graha as 'mars'].cheshta - cheshta)).toBeLessThan(0.5);
    }
  });

  it('asks five rupas of the Sun where Parashara asks six and a half', () => {
    expect(standard.sun.ratio).toBeCloseTo(standard.sun.rupas / 5);
    const ours = shadbala(standardChart, moment).sun;
    expect(ours.ratio).toBeCloseTo(ours.rupas / 6.5);
  });
});

describe('ishta and kashta', () => {
  // Jagannatha Hora, 4 April 1990: Moon and Mars.
  it('are the geometric means of a report', () => {
    const moon = phalaOf(35.536, 38.54);
    expect([moon.ishta, moon.kashta].map((phala) => phala.toFixed(2))).toEqual(['37.01', '22.91']);
    const mars = phalaOf(58.678, 23.03);
    expect([mars.ishta, mars.kashta].map((phala) => phala.toFixed(2))).toEqual(['36.76', '6.99']);
  });
});

describe('lords of the birth day', () => {
  // What the strengths of Jagannatha Hora's reports of these days leave for the four lords.
  test.each([
    [1990, 2_447_986, { abda: 'moon', masa: 'sun', vara: 'mercury', hora: 'mars' }],
    [2000, 2_451_639, { abda: 'mercury', masa: 'saturn', vara: 'mars', hora: 'moon' }],
    [2010, 2_455_291, { abda: 'venus', masa: 'venus', vara: 'sun', hora: 'saturn' }],
  ])('4 April %i', (_, number, lords) => {
    const sunrise = julianDayUt(number - 0.478);
    const of = dayFrom(number, sunrise);
    expect(dayLords(of, julianDayUt(sunrise + 11.8 / 24))).toEqual(lords);
  });

  it('change at each twenty-fourth of the day and each third of its light', () => {
    const of = dayFrom(2_447_986, julianDayUt(2_447_985.5));
    const at = (part: number) => julianDayUt(of.sunrise + part);
    const hours = [0.01, 1.01, 2.01, 7.01].map((hour) => dayLords(of, at(hour / 24)).hora);
    expect(hours).toEqual(['mercury', 'moon', 'saturn', 'mercury']);
    const thirds = [0.1, 0.2, 0.4, 0.6, 0.7, 0.9].map((part) => tribhagaLord(of, at(part)));
    expect(thirds).toEqual(['mercury', 'sun', 'saturn', 'moon', 'venus', 'mars']);
  });
});

describe('aspects by degrees', () => {
  it('are full opposite and at the own places of Mars, Jupiter and Saturn', () => {
    expect(GRAHAS.map((graha) => drishtiVirupas(graha, 180, 'rising'))).toEqual(
      GRAHAS.map(() => 60),
    );
    const own = { mars: [90, 210], jupiter: [120, 240], saturn: [60, 270] } as const;
    for (const [graha, arcs] of Object.entries(own)) {
      for (const arc of arcs) {
        expect(drishtiVirupas(graha as Graha, arc, 'rising')).toBe(60);
        expect(drishtiVirupas(graha as Graha, arc, 'lifted')).toBe(60);
        expect(drishtiVirupas('sun', arc, 'rising')).toBeLessThan(60);
      }
    }
  });

  it('follow the verses between: Saturn 83°08′ ahead casts 48.4, Mars 72°37′ ahead 33.9', () => {
    expect(drishtiVirupas('saturn', 83.139, 'rising')).toBeCloseTo(48.43, 1);
    expect(drishtiVirupas('mars', 72.61, 'rising')).toBeCloseTo(33.92, 1);
    expect(drishtiVirupas('jupiter', 135.57, 'rising')).toBeCloseTo(28.86, 1);
    expect(drishtiVirupas('saturn', 79.89, 'lifted')).toBeCloseTo(79.89, 1);
  });
});

/** Binary fractions of a degree, so that turning them is exact. */
const lon = fc.integer({ min: 0, max: 360 * 128 - 1 }).map((part) => part / 128);
const anyChart = fc
  .record({
    lons: fc.array(lon, { minLength: 9, maxLength: 9 }),
    lagna: lon,
    days: fc.double({ min: 0, max: 73000, noNaN: true }),
  })
  .map(({ lons, lagna, days }) => {
    const named = Object.fromEntries(GRAHAS.map((graha, i) => [graha, lons[i] ?? 0]));
    const jdUt = julianDayUt(2_415_100 + days);
    return chartOf(skyOf(named as Record<Graha, number>, lagna, jdUt));
  });
const momentOf = (chart: Chart, tenth: number) => {
  const day = dayFrom(Math.floor(chart.jdUt), julianDayUt(chart.jdUt - 0.4));
  return { day, ayanamsha: 24, midheaven: degrees(tenth) };
};
const schools = fc.constantFrom(PARASHARA_SCHOOL, RAMAN_SCHOOL, JHORA_SCHOOL);

describe('any chart', () => {
  it('has parts within their bounds, and the total is their sum', () => {
    fc.assert(
      fc.property(anyChart, lon, schools, (chart, tenth, school) => {
        for (const each of Object.values(shadbala(chart, momentOf(chart, tenth), school))) {
          const { sthana, kala } = each;
          const { total: place, ...ofPlace } = sthana;
          const { total: time, ...ofTime } = kala;
          const sum = (parts: object) =>
            Object.values(parts).reduce((a: number, b: number) => a + b, 0);
          expect(sum(ofPlace)).toBeCloseTo(place, 8);
          expect(sum(ofTime)).toBeCloseTo(time, 8);
          const six = place + each.dig + time + each.cheshta + each.naisargika + each.drik;
          expect(six).toBeCloseTo(each.total, 8);
          const { yuddha: _, ...peaceful } = ofTime;
          const upTo60 = [sthana.uchcha, sthana.kendradi, each.dig, each.cheshta, each.naisargika];
          for (const part of [...upTo60, ...Object.values(peaceful), each.ishta, each.kashta]) {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual(60 + 1e-9);
          }
          expect(sthana.saptavargaja).toBeLessThanOrEqual(45 + 6 * 30);
          expect([0, 15, 30]).toContain(sthana.ojayugma);
          expect(Math.abs(each.drik)).toBeLessThan(90);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('turned as a whole keeps what arcs alone decide', () => {
    const turned = fc.integer({ min: 0, max: 11 }).map((signs) => signs * 30);
    fc.assert(
      fc.property(anyChart, turned, lon, (chart, turn, tenth) => {
        const lons = Object.fromEntries(GRAHAS.map((g) => [g, chart.grahas[g].lon + turn]));
        const other = chartOf(
          skyOf(lons as Record<Graha, number>, chart.lagna.lon + turn, chart.jdUt),
        );
        const before = shadbala(chart, momentOf(chart, tenth));
        const after = shadbala(other, momentOf(other, tenth + turn));
        for (const graha of SEVEN_GRAHAS) {
          expect(after[graha].dig).toBeCloseTo(before[graha].dig, 6);
          expect(after[graha].drik).toBeCloseTo(before[graha].drik, 6);
          expect(after[graha].kala.paksha).toBeCloseTo(before[graha].kala.paksha, 6);
          expect(after[graha].sthana.kendradi).toBe(before[graha].sthana.kendradi);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('loses nothing in a war: what the vanquished loses the victor gains', () => {
    const chart = chartOf(skyOf({ ...STANDARD, mars: 84.5, jupiter: 84.01 }, 298.44, BIRTH));
    const { mars, jupiter } = shadbala(chart, moment);
    expect(jupiter.kala.yuddha).toBeGreaterThan(0);
    expect(mars.kala.yuddha).toBeCloseTo(-jupiter.kala.yuddha, 10);
  });
});
