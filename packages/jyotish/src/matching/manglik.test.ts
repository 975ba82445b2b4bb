import { describe, expect, it } from 'vitest';
import { seededBirths } from '../../calibration/seeded-births.ts';
import { chartOf } from '../chart/chart.ts';
import type { Chart, GrahaPlacement } from '../chart/chart.types.ts';
import { houseFrom } from '../chart/houses.ts';
import { skyAt } from '../sky/sky.ts';
import type { Graha, RashiIndex } from '../vocabulary.ts';
import { CHART_RELIEFS, SEAT_RELIEFS } from '../tables/manglik.ts';
import { manglikBetween, manglikSide } from './manglik-between.ts';
import { manglikOf } from './manglik.ts';

const charts = seededBirths(10_000, 8).map(({ birth, place }) => chartOf(skyAt(birth, place)));

const FAR: Readonly<Record<Graha, RashiIndex>> = {
  sun: 5,
  moon: 10,
  mars: 0,
  mercury: 5,
  jupiter: 9,
  venus: 10,
  saturn: 2,
  rahu: 2,
  ketu: 8,
};

/** A chart with the lagna in Mesha and the grahas in plain signs but for some. */
const chartWith = (signs: Partial<Record<Graha, RashiIndex>>): Chart => {
  const all = { ...FAR, ...signs };
  const grahas = Object.fromEntries(
    Object.entries(all).map(([graha, rashi]) => [
      graha,
      { graha, rashi, house: houseFrom(0, rashi), dignity: 'neutral' } as never as GrahaPlacement,
    ]),
  );
  return { lagna: { rashi: 0 }, grahas } as never as Chart;
};

const gradeOf = (signs: Partial<Record<Graha, RashiIndex>>): string =>
  manglikOf(chartWith(signs), true).grade;

describe('manglik', () => {
  /** Measured: 49, 50 and 52 % from lagna, Moon and Venus, 88 % from any; 36 % mild, 12 % present. */
  it('has the base rate told in the table: from one reference half of all charts, from any nearly all', () => {
    const seated = charts.map((chart) => manglikOf(chart, true));
    const shareOf = (test: (each: (typeof seated)[number]) => boolean): number =>
      seated.filter(test).length / seated.length;
    const from = (['lagna', 'moon', 'venus'] as const).map((reference) =>
      shareOf(({ seats }) => seats.some((seat) => seat.from === reference)),
    );
    for (const each of from) expect(Math.abs(each - 0.5)).toBeLessThan(0.03);
    const [any, mild, present] = [
      shareOf(({ seats }) => seats.length > 0),
      shareOf(({ grade }) => grade === 'mild'),
      shareOf(({ grade }) => grade === 'present'),
    ];
    expect(Math.abs(any - 0.88)).toBeLessThan(0.02);
    expect(Math.abs(mild - 0.36)).toBeLessThan(0.03);
    expect(Math.abs(present - 0.12)).toBeLessThan(0.03);
  });

  it('frees Mars in every way of the table in some charts, and never in most', () => {
    const all = charts.map((chart) => manglikOf(chart, true));
    for (const relief of SEAT_RELIEFS) {
      const share = all.filter(({ seats }) =>
        seats.some((seat) => seat.cancelledBy === relief),
      ).length;
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(charts.length / 2);
    }
    for (const relief of CHART_RELIEFS) {
      const share = all.filter(({ reducedBy }) => reducedBy.includes(relief)).length;
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(charts.length / 2);
    }
  });

  it('counts references, freed signs and softening', () => {
    // Mars in Tula: 7 from the lagna, 9 from Moon and Venus in Kumbha.
    expect(gradeOf({ mars: 6, jupiter: 11 })).toBe('mild');
    // The same under Jupiter from Mithuna.
    expect(gradeOf({ mars: 6, jupiter: 2 })).toBe('none');
    // In Meena: 12 from the lagna, 2 from Moon and Venus.
    expect(gradeOf({ mars: 11 })).toBe('present');
    // In Karka: 7 from Venus, but the sign frees it there; 4 from the lagna stays.
    expect(gradeOf({ mars: 3, moon: 6, venus: 9, jupiter: 1 })).toBe('mild');
    // In Simha and Kumbha it counts nowhere.
    expect(gradeOf({ mars: 4, moon: 10, venus: 1, jupiter: 1 })).toBe('none');
  });

  it('leaves the lagna out when the time is not known', () => {
    const seats = charts.flatMap((chart) => manglikOf(chart, false).seats);
    expect(seats.some(({ from }) => from === 'lagna')).toBe(false);
  });
});

describe('manglik between charts', () => {
  const side = (signs: Partial<Record<Graha, RashiIndex>>, isTimeKnown = true) =>
    manglikSide(chartWith(signs), isTimeKnown);
  const calm = side({ mars: 4 });
  const bearer = side({ mars: 6, jupiter: 11 });

  it('is calm, even, answered or one-sided', () => {
    expect(manglikBetween(calm, calm)).toEqual({ kind: 'calm' });
    expect(manglikBetween(bearer, bearer)).toEqual({
      kind: 'even',
      cancellation: 'both-have-it',
    });
    expect(manglikBetween(bearer, calm)).toEqual({
      kind: 'one-sided',
      whose: 'first',
      grade: 'mild',
    });
    const saturnInSeven = side({ mars: 4, saturn: 6 });
    expect(manglikBetween(saturnInSeven, bearer)).toEqual({
      kind: 'answered',
      cancellation: 'malefic-in-same-house',
      whose: 'second',
      by: 'saturn',
      from: 'lagna',
      house: 7,
    });
  });

  it('counts nothing from the rising sign of a person without a birth time', () => {
    const saturnInSeven = side({ mars: 4, saturn: 6 }, false);
    expect(manglikBetween(saturnInSeven, bearer)).toEqual({
      kind: 'one-sided',
      whose: 'second',
      grade: 'mild',
    });
  });
});
