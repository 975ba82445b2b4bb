import { describe, expect, it } from 'vitest';
import { seededBirths } from '../../calibration/seeded-births.ts';
import { chartOf } from '../chart/chart.ts';
import type { Chart, GrahaPlacement } from '../chart/chart.types.ts';
import { houseFrom } from '../chart/houses.ts';
import { skyAt } from '../sky/sky.ts';
import type { Graha, RashiIndex } from '../vocabulary.ts';
import { manglikBetween, manglikOf } from './manglik.ts';

const charts = seededBirths(3000, 8).map(({ birth, place }) => chartOf(skyAt(birth, place)));
const share = (test: (chart: Chart) => boolean): number =>
  charts.filter(test).length / charts.length;

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
  it('is found from one reference in about half of all charts, from any in most', () => {
    const fromLagna = share((chart) =>
      manglikOf(chart, true).seats.some(({ from }) => from === 'lagna'),
    );
    expect(fromLagna).toBeGreaterThan(0.44);
    expect(fromLagna).toBeLessThan(0.56);
    const any = share((chart) => manglikOf(chart, true).seats.length > 0);
    expect(any).toBeGreaterThan(0.78);
    expect(any).toBeLessThan(0.93);
  });

  it('is graded so that the full grade is the smallest group', () => {
    const present = share((chart) => manglikOf(chart, true).grade === 'present');
    const mild = share((chart) => manglikOf(chart, true).grade === 'mild');
    expect(present).toBeGreaterThan(0.1);
    expect(present).toBeLessThan(0.35);
    expect(mild).toBeGreaterThan(present);
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
  const side = (signs: Partial<Record<Graha, RashiIndex>>) => {
    const chart = chartWith(signs);
    return { chart, manglik: manglikOf(chart, true) };
  };
  const calm = side({ mars: 4 });
  const bearer = side({ mars: 6, jupiter: 11 });

  it('is calm, even, answered or one-sided', () => {
    expect(manglikBetween(calm, calm)).toEqual({ kind: 'calm' });
    expect(manglikBetween(bearer, bearer)).toEqual({ kind: 'even' });
    expect(manglikBetween(bearer, calm)).toEqual({
      kind: 'one-sided',
      whose: 'first',
      grade: 'mild',
    });
    const saturnInSeven = side({ mars: 4, saturn: 6 });
    expect(manglikBetween(saturnInSeven, bearer)).toEqual({
      kind: 'answered',
      whose: 'second',
      by: 'saturn',
    });
  });
});
