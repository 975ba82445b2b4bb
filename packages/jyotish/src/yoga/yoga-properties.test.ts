import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySky, chartOf, turnedBy, type Longitudes } from '../../calibration/any-sky.ts';
import type { Chart } from '../chart/chart.types.ts';
import { grahasAspecting } from '../chart/drishti.ts';
import { houseLord } from '../chart/houses.ts';
import { kartari } from '../chart/nature.ts';
import { YOGAS, type YogaId } from './all-yogas.ts';
import { grahaBits } from './language/bits.ts';
import { factsOf } from './language/facts.ts';
import { readRule } from './language/read-rule.ts';
import { yogasIn } from './yogas-in.ts';

/** Terms that read the sign a graha or a house falls in. */
const SIGN_TERMS =
  /lordsOf|dispositorsOf|navamsaDispositorsOf|in-modality|rising|exchanged|tied|exalted|debilitated|hostile|at-home|welcome|great-friend|strong/i;
const SIGN_FREE = YOGAS.filter(
  ({ rule, full, cancelledBy }) => !SIGN_TERMS.test(JSON.stringify([rule, full, cancelledBy])),
).map(({ id }) => id);

const toldOf = (chart: Chart, ids: readonly YogaId[]) =>
  yogasIn(chart)
    .filter(({ yoga }) => ids.includes(yoga.id))
    .map(({ yoga, grahas, houses, grade }) => ({ id: yoga.id, grahas, houses, grade }));

/** Of these, those formed and not cancelled. */
const presentOf = (chart: Chart, ids: readonly YogaId[]): readonly YogaId[] =>
  yogasIn(chart)
    .filter(({ yoga, grade }) => ids.includes(yoga.id) && grade !== 'cancelled')
    .map(({ yoga }) => yoga.id);

const ofFamily = (family: string): readonly YogaId[] =>
  YOGAS.filter((yoga) => yoga.family === family).map(({ id }) => id);
const NABHASA = ofFamily('nabhasa');
const NUMBERS: readonly YogaId[] = ['vallaki', 'dama', 'pasha', 'kedara', 'shula', 'yuga', 'gola'];
const SEATS: readonly YogaId[] = ['rajju', 'musala', 'nala'];

test('turning the whole zodiac leaves the yogas that read no signs', () => {
  expect(SIGN_FREE.length).toBeGreaterThan(35);
  fc.assert(
    fc.property(anySky, fc.integer({ min: 1, max: 11 }), (sky, signs) => {
      expect(toldOf(chartOf(turnedBy(sky, signs)), SIGN_FREE)).toEqual(
        toldOf(chartOf(sky), SIGN_FREE),
      );
    }),
  );
});

test('another lagna leaves the yogas that need none', () => {
  const free = YOGAS.filter(({ needsLagna }) => !needsLagna).map(({ id }) => id);
  const formedIn = (sky: Longitudes) =>
    toldOf(chartOf(sky), free).map(({ id, grahas, grade }) => ({ id, grahas, grade }));
  expect(free).toContain('gaja-kesari');
  expect(free).not.toContain('kemadruma');
  fc.assert(
    fc.property(anySky, fc.integer({ min: 1, max: 11 }), (sky, signs) => {
      expect(formedIn({ ...sky, lagna: sky.lagna + signs * 30 })).toEqual(formedIn(sky));
    }),
  );
});

test('what is told to form a yoga is enough to form it', () => {
  const reads = new Map(YOGAS.map(({ id, rule }) => [id, readRule(rule)]));
  fc.assert(
    fc.property(anySky, (sky) => {
      const chart = chartOf(sky);
      const facts = factsOf(chart);
      for (const { yoga, grahas } of yogasIn(chart)) {
        const told = grahaBits(grahas);
        const alone = {
          ...facts,
          occupants: facts.occupants.map((bits) => bits & told),
          aspectingGrahas: facts.aspectingGrahas.map((bits) => bits & told),
        };
        expect([yoga.id, reads.get(yoga.id)?.(alone)]).not.toEqual([yoga.id, 0]);
      }
    }),
  );
});

test('a house told is one its grahas stand in, own, look at or are counted to, or the lagna', () => {
  fc.assert(
    fc.property(anySky, (sky) => {
      const chart = chartOf(sky);
      for (const { yoga, grahas, houses } of yogasIn(chart)) {
        expect([yoga.id, grahas.length > 0, houses.length > 0]).toEqual([yoga.id, true, true]);
        const stray = houses.filter(
          (house) =>
            house !== 1 &&
            !grahas.includes(houseLord(chart, house)) &&
            !grahas.some((graha) => chart.grahas[graha].house === house) &&
            !grahasAspecting(chart, house).some((graha) => grahas.includes(graha)) &&
            yoga.id !== 'kemadruma',
        );
        expect([yoga.id, stray]).toEqual([yoga.id, []]);
      }
    }),
  );
});

describe('yogas that exclude each other', () => {
  const atMostOne: readonly (readonly YogaId[])[] = [
    ['sunapha', 'anapha', 'durudhara', 'kemadruma'],
    ['vesi', 'vasi', 'ubhayachari'],
    ['shubha-kartari', 'papa-kartari'],
    ['shubha-kartari-moon', 'papa-kartari-moon'],
    SEATS,
    NUMBERS,
  ];
  test.each(atMostOne.map((ids) => [ids.join(' '), ids] as const))('%s', (_, ids) => {
    fc.assert(
      fc.property(anySky, (sky) => {
        expect(presentOf(chartOf(sky), ids).length).toBeLessThan(2);
      }),
    );
  });

  test('the Moon stands in one class of places from the Sun', () => {
    fc.assert(
      fc.property(anySky, (sky) => {
        expect(presentOf(chartOf(sky), ['adhama', 'sama', 'varishtha'])).toHaveLength(1);
      }),
    );
  });

  test('every sky has a yoga of its own; a number or a seat only without another', () => {
    const shapes = NABHASA.filter((id) => !NUMBERS.includes(id) && !SEATS.includes(id));
    fc.assert(
      fc.property(anySky, (sky) => {
        const chart = chartOf(sky);
        const numbers = presentOf(chart, NUMBERS).length;
        const houseOfGraha = presentOf(chart, SEATS).length;
        const others = presentOf(chart, shapes).length;
        expect(numbers + houseOfGraha).toBe(others === 0 ? 1 : 0);
      }),
      { numRuns: 500 },
    );
  });
});

test('hemming is what chart/nature.ts says it is', () => {
  fc.assert(
    fc.property(anySky, (sky) => {
      const chart = chartOf(sky);
      const sides = { shubha: 'shubha-kartari', papa: 'papa-kartari' } as const;
      const expected = kartari(chart, chart.lagna.rashi);
      expect(presentOf(chart, ['shubha-kartari', 'papa-kartari'])).toEqual(
        expected === null ? [] : [sides[expected]],
      );
    }),
  );
});
