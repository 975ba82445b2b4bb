import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { longitudeNamed, outsideCases, signNamed } from '../../reference/outside-cases.ts';
import { degrees } from '../units.ts';
import { VARGAS, type Varga } from '../vocabulary.ts';
import { placementOf, vargaRashi } from './placement.ts';

interface Longitudes {
  readonly sidereal_longitudes: Readonly<Record<string, number>>;
}
type SignsByBody = Readonly<Record<string, Readonly<Record<string, string>>>>;

describe('divisions against outside reports', () => {
  for (const { id, input, expected } of outsideCases<Longitudes, SignsByBody>('-vargas').filter(
    ({ id: name }) => name.startsWith('jh'),
  )) {
    test(`${id}: every body in fifteen divisions`, () => {
      const computed = Object.fromEntries(
        Object.entries(expected).map(([body, vargas]) => {
          const lon = degrees(input.sidereal_longitudes[body] ?? Number.NaN);
          const signs = Object.keys(vargas).map((name) => [
            name,
            vargaRashi(lon, Number(name.slice(2)) as Varga),
          ]);
          return [body, Object.fromEntries(signs)];
        }),
      );
      const wanted = Object.fromEntries(
        Object.entries(expected).map(([body, vargas]) => [
          body,
          Object.fromEntries(Object.entries(vargas).map(([name, sign]) => [name, signNamed(sign)])),
        ]),
      );
      expect(Object.keys(wanted)).toHaveLength(10);
      expect(computed).toEqual(wanted);
    });
  }

  test.each([
    ['pvr-ex11-drekkana', 3],
    ['pvr-ex16-navamsa', 9],
  ] as const)('%s', (id, varga) => {
    const [found] = outsideCases<Record<string, string>, Record<string, string>>(id);
    for (const [body, sign] of Object.entries(found!.expected)) {
      expect(vargaRashi(degrees(longitudeNamed(found!.input[body]!)), varga)).toBe(signNamed(sign));
    }
  });
});

describe('divisions as rules', () => {
  it('D2 gives odd signs Simha then Karka, even signs Karka then Simha', () => {
    expect([10, 20, 40, 50].map((lon) => vargaRashi(degrees(lon), 2))).toEqual([4, 3, 3, 4]);
  });

  it('D9 is the continuous ninth part of the zodiac', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), (lon) => {
        const ninths = (lon * 9) / 30;
        fc.pre(Math.abs(ninths - Math.round(ninths)) > 1e-9);
        expect(vargaRashi(degrees(lon), 9)).toBe(Math.floor(ninths) % 12);
      }),
    );
  });

  it('gives a sign for every longitude and division', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (lon) => {
        const { vargas } = placementOf(lon);
        for (const varga of VARGAS)
          expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).toContain(vargas[varga]);
      }),
    );
  });
});

describe('nakshatra and pada', () => {
  test.each([
    [0, 0, 1],
    [13.33, 0, 4],
    [13.34, 1, 1],
    [186.67, 14, 1],
    [359.99, 26, 4],
    [-0.01, 26, 4],
  ] as const)('%f°', (lon, nakshatra, pada) => {
    expect(placementOf(lon)).toMatchObject({ nakshatra, pada });
  });
});
