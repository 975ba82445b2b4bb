import { describe, expect, it } from 'vitest';
import { seededBirths, type SeededBirth } from '../../../calibration/seeded-births.ts';
import { houseFrom } from '../../chart/houses.ts';
import { julianDayUt } from '../../units.ts';
import { GRAHAS } from '../../vocabulary.ts';
import { judge } from '../judge.ts';
import type { Finding, Judgement } from '../judgement.types.ts';
import { judgePair } from '../pair/judge-pair.ts';
import { PLANS } from '../plans/all-plans.ts';

const QUESTION = 'marriage-when';
const births = seededBirths(5, 31);

const withoutTime = ({ birth, ...rest }: SeededBirth) => ({
  ...rest,
  birth,
  unknownWithin: { start: julianDayUt(birth - 0.3), end: julianDayUt(birth + 0.7) },
});

const judged = (each: SeededBirth): readonly Judgement[] => [
  judge({ question: QUESTION, ...each }),
  judge({ question: QUESTION, ...withoutTime(each) }),
];
const all = births.flatMap(judged);

const isTenth = (value: number): boolean =>
  Math.abs(value) <= 2.5 && Object.is(Math.round(value * 10) / 10, value);

describe('the timeline', () => {
  it('has each month of the horizon once, in order, in tenths within the limit', () => {
    for (const { timeline } of all) {
      const names = timeline.map(({ month }) => month);
      expect(names).toHaveLength(PLANS[QUESTION].months);
      expect(names).toEqual([...new Set(names)].sort());
      expect(timeline.flatMap(({ dasha, transit }) => [dasha, transit]).every(isTenth)).toBe(true);
    }
  });

  it('stands higher within the windows than beside them', () => {
    const sums = { inside: [] as number[], beside: [] as number[] };
    for (const { timeline, windows } of all) {
      for (const { month, dasha, transit } of timeline) {
        const within = windows.some(({ from, to }) => from <= month && month <= to);
        sums[within ? 'inside' : 'beside'].push(dasha * 2 + transit);
      }
    }
    const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;
    expect(mean(sums.inside)).toBeGreaterThan(mean(sums.beside) + 1);
  });

  it('of two people lies between both', () => {
    const [self, other] = births as readonly [SeededBirth, SeededBirth];
    const pair = (one: SeededBirth, two: SeededBirth) =>
      judgePair({ question: 'relationship-strength', self: one, other: two, at: self.at }).timeline;
    expect(pair(self, other)).toEqual(pair(other, self));
    expect(pair(self, other).every(({ dasha }) => isTenth(dasha))).toBe(true);
    expect(pair(self, other).length).toBeGreaterThan(0);
  });
});

const named = ({ evidence }: Finding): readonly unknown[] => Object.values(evidence);

describe('the chart used', () => {
  it('counts whole signs from its first house, and marks only what told findings name', () => {
    for (const { chart, findings } of all) {
      for (const { rashi, house } of GRAHAS.map((graha) => chart.grahas[graha])) {
        expect(house).toBe(houseFrom(chart.lagna, rashi));
      }
      const told = new Set(findings.flatMap(named));
      const { houses, grahas } = chart.used;
      expect([...houses, ...grahas].filter((each) => !told.has(each))).toEqual([]);
      expect(houses.length + grahas.length).toBeGreaterThan(0);
      expect(houses.length).toBeLessThan(12);
    }
  });

  it('is counted from the Moon without a time, and says whether the day keeps its signs', () => {
    const untimed = all.filter(({ chart }) => chart.from === 'moon').map(({ chart }) => chart);
    expect(untimed).toHaveLength(births.length);
    expect(untimed.every(({ lagna, grahas }) => lagna === grahas.moon.rashi)).toBe(true);
    expect(all.filter(({ chart }) => chart.from === 'lagna' && !chart.steady)).toEqual([]);
    const moonMoves = births.filter((each) => {
      const at = (birth: number) =>
        judge({ question: QUESTION, ...each, birth: julianDayUt(birth) }).chart.grahas;
      const [early, late] = [at(each.birth - 0.28), at(each.birth + 0.68)];
      return GRAHAS.some((graha) => early[graha].rashi !== late[graha].rashi);
    });
    expect(untimed.filter(({ steady }) => !steady)).toHaveLength(moonMoves.length);
  });
});
