import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { outsideCases, signChartNamed } from '../../../reference/outside-cases.ts';
import { signChart } from '../../chart/houses.ts';
import { rashiIndex } from '../../chart/placement.ts';
import { ASHTAKAS, EKADHIPATYA_PAIRS, ROW_TOTALS } from '../../tables/ashtakavarga.ts';
import { GRAHAS, RASHIS, type Graha, type RashiIndex } from '../../vocabulary.ts';
import { ashtakavarga, bindusIn, gives, sarvaIn, type Ashtakavarga } from './bindus.ts';
import { pindas } from './pindas.ts';
import { reducedBindus } from './reductions.ts';

type Signs = Record<Graha, RashiIndex>;

const rashis = fc.nat(11).map(rashiIndex);
const charts = fc
  .tuple(rashis, fc.array(rashis, { minLength: 9, maxLength: 9 }))
  .map(([lagna, signs]) => ({
    lagna,
    signs: Object.fromEntries(GRAHAS.map((graha, i) => [graha, signs[i]])) as Signs,
  }));

const read = ({ lagna, signs }: { lagna: RashiIndex; signs: Signs }): Ashtakavarga =>
  ashtakavarga(signChart(lagna, signs));
const ALL_RASHIS = RASHIS.map((_, i) => rashiIndex(i));
const sum = (values: Iterable<number>): number => [...values].reduce((a, b) => a + b, 0);

interface CaseSigns {
  readonly signs: Readonly<Record<string, string>>;
}
const [exercise] = outsideCases<CaseSigns, { bav: Record<string, number[]>; sav: number[] }>(
  'pvr-exr22-bav',
);
const exerciseOf = ashtakavarga(signChartNamed(exercise!.input.signs));

describe('bindus', () => {
  test.each(Object.entries(exercise!.expected.bav))('of %s as the book has them', (name, row) => {
    const of = name.toLowerCase() as (typeof ASHTAKAS)[number];
    expect(ALL_RASHIS.map((rashi) => bindusIn(exerciseOf, of, rashi))).toEqual(row);
  });

  it('add up to the sarvashtakavarga', () => {
    expect(ALL_RASHIS.map((rashi) => sarvaIn(exerciseOf, rashi))).toEqual(exercise!.expected.sav);
  });

  it('have fixed totals in every chart: 337 in all, the lagna left out', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const found = read(chart);
        expect(sum(found.sarva)).toBe(337);
        for (const [i, of] of ASHTAKAS.entries()) {
          const row = found.bhinna.slice(i * 12, i * 12 + 12);
          expect(sum(row)).toBe(ROW_TOTALS[of]);
          expect(Math.max(...row)).toBeLessThanOrEqual(8);
        }
      }),
    );
  });

  it('turn with the chart', () => {
    fc.assert(
      fc.property(charts, fc.nat(11), ({ lagna, signs }, by) => {
        const turned = read({
          lagna: rashiIndex(lagna + by),
          signs: Object.fromEntries(
            GRAHAS.map((graha) => [graha, rashiIndex(signs[graha] + by)]),
          ) as Signs,
        });
        const found = read({ lagna, signs });
        for (const of of ASHTAKAS) {
          for (const rashi of ALL_RASHIS) {
            expect(bindusIn(turned, of, rashiIndex(rashi + by))).toBe(bindusIn(found, of, rashi));
          }
        }
      }),
    );
  });

  it('come each from one giver', () => {
    fc.assert(
      fc.property(charts, fc.constantFrom(...ASHTAKAS), rashis, (chart, of, rashi) => {
        const found = read(chart);
        const givers = ASHTAKAS.filter((giver) => gives(found, giver, of, rashi));
        expect(givers).toHaveLength(bindusIn(found, of, rashi));
      }),
    );
  });
});

describe('reductions', () => {
  it('never add, leave a zero in each three signs in trine, and even out the signs of one lord', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const found = read(chart);
        const reduced = reducedBindus(found);
        const held = new Set(found.places.slice(0, 7));
        for (const row of ASHTAKAS.keys()) {
          const at = (rashi: number): number => reduced[row * 12 + rashi]!;
          for (const rashi of ALL_RASHIS) {
            expect(at(rashi)).toBeLessThanOrEqual(found.bhinna[row * 12 + rashi]!);
            expect(Math.min(at(rashi), at((rashi + 4) % 12), at((rashi + 8) % 12))).toBe(0);
          }
          for (const [a, b] of EKADHIPATYA_PAIRS) {
            if (at(a) === 0 || at(b) === 0 || (held.has(a) && held.has(b))) continue;
            expect(held.has(a) ? at(b) : at(a)).toBeLessThanOrEqual(held.has(a) ? at(a) : at(b));
          }
        }
      }),
    );
  });
});

describe('pindas', () => {
  const cases = outsideCases<
    CaseSigns,
    Record<string, { sodhya: number; rasi: number; graha: number }>
  >('-pindas');
  test.each(cases.map((found) => [found.id, found] as const))('%s', (_, { input, expected }) => {
    const ours = pindas(ashtakavarga(signChartNamed(input.signs)));
    for (const [name, { sodhya, rasi, graha }] of Object.entries(expected)) {
      const of = name === 'Asc' ? 'lagna' : (name.toLowerCase() as keyof typeof ours);
      expect(ours[of]).toEqual({ rashi: rasi, graha, sodhya });
    }
  });
});
