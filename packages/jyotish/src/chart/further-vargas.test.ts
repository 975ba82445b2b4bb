import fc from 'fast-check';
import { expect, test } from 'vitest';
import { skyAt } from '../sky/sky.ts';
import { degrees, julianDayFromUnixMs } from '../units.ts';
import { GRAHAS, type FurtherVarga } from '../vocabulary.ts';
import { vargaRashi } from './placement.ts';

const BIRTH = julianDayFromUnixMs(Date.parse('1996-12-07T10:34:00+05:30'));
const CHENNAI = { lat: 13.0878, lon: 80.2785 };

/** Lagna, then the nine grahas in their order, as the test suite of the open program PyJHora lists them. */
const PRINTED: readonly (readonly [FurtherVarga, string])[] = [
  [5, '9 9 10 6 10 6 2 5 5 5'],
  [6, '10 10 1 5 1 5 4 7 8 8'],
  [8, '5 1 1 2 6 10 6 5 6 6'],
  [11, '11 0 8 5 7 1 2 3 10 4'],
  [81, '9 1 0 8 2 9 10 9 1 7'],
  [108, '11 2 9 2 1 3 2 5 1 7'],
  [144, '4 10 5 4 10 9 8 9 11 5'],
];

test.each(PRINTED)('D%i of a birth in Chennai', (varga, signs) => {
  const sky = skyAt(BIRTH, CHENNAI);
  const lons = [sky.lagna, ...GRAHAS.map((graha) => sky.grahas[graha].lon)];
  expect(lons.map((lon) => vargaRashi(lon, varga)).join(' ')).toBe(signs);
});

test('D108 divides the navamsa, D144 the dvadasamsa, each like a sign of its own into twelve', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 359 }),
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      (whole, part) => {
        const lon = degrees(whole + part);
        for (const [varga, outer] of [
          [108, 9],
          [144, 12],
        ] as const) {
          const within = ((lon * outer) / 30) % 1;
          const inside = degrees(vargaRashi(lon, outer) * 30 + within * 30);
          fc.pre(Math.abs(within * 12 - Math.round(within * 12)) > 1e-6);
          expect(vargaRashi(lon, varga)).toBe(vargaRashi(inside, 12));
        }
      },
    ),
  );
});
