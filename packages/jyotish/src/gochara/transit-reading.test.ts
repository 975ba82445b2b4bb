import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { outsideCases, signChartNamed } from '../../reference/outside-cases.ts';
import { rashiIndex } from '../chart/placement.ts';
import { ashtakavarga, bindusIn, gives, sarvaIn } from '../strength/ashtakavarga/bindus.ts';
import { ASHTAKAS } from '../tables/ashtakavarga.ts';
import { NO_VEDHA_BETWEEN, VEDHA } from '../tables/gochara.ts';
import { degrees, type Degrees } from '../units.ts';
import { GRAHAS, type Graha } from '../vocabulary.ts';
import { kakshyaLord, transitBindus, type NatalBindus } from './transit-bindus.ts';
import { readTransits } from './transit-reading.ts';

const [found] = outsideCases<{ signs: Record<string, string> }, unknown>('pvr-exr22-bav');
const natalChart = signChartNamed(found!.input.signs);
const points = ashtakavarga(natalChart);
const natal: NatalBindus = {
  bindusIn: (of, rashi) => bindusIn(points, of, rashi),
  sarvaIn: (rashi) => sarvaIn(points, rashi),
  gives: (giver, of, rashi) => gives(points, giver, of, rashi),
};

const natalSigns = Array.from({ length: 12 }, (_, i) => rashiIndex(i));

const skies = fc
  .array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 9, maxLength: 9 })
  .map((lons) => Object.fromEntries(GRAHAS.map((graha, i) => [graha, degrees(lons[i]!)])))
  .map((lons) => lons as Record<Graha, Degrees>);

describe('kakshyas', () => {
  it('are eighths of each sign, Saturn first and the lagna last', () => {
    const middles = Array.from({ length: 8 }, (_, i) => kakshyaLord(degrees(60 + 3.75 * i + 1)));
    const order = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon', 'lagna'];
    expect(middles).toEqual(order);
    expect(kakshyaLord(degrees(3.75))).toBe('jupiter');
    expect(kakshyaLord(degrees(29.999))).toBe('lagna');
  });

  it('that give are as many as the bindus of the sign', () => {
    const inSign = (rashi: number) =>
      ASHTAKAS.map((_, i) => transitBindus('saturn', degrees(rashi * 30 + 3.75 * i + 1), natal)!);
    for (const rashi of natalSigns) {
      const parts = inSign(rashi);
      expect(parts.filter(({ kakshya }) => kakshya.gives)).toHaveLength(parts[0]!.bindus);
    }
  });
});

describe('the bindus of a transit', () => {
  // The book's chart: Jupiter 6 in Simha of 34, Saturn 1 in Meena of 21, the Moon 4 in Makara of 26.
  test.each([
    ['jupiter', 121, { bindus: 6, support: 'good', sarva: 34, sarvaSupport: 'good' }],
    ['saturn', 331, { bindus: 1, support: 'weak', sarva: 21, sarvaSupport: 'weak' }],
    ['moon', 271, { bindus: 4, support: 'middling', sarva: 26, sarvaSupport: 'middling' }],
  ] as const)('%s at %d°', (graha, lon, expected) => {
    expect(transitBindus(graha, degrees(lon), natal)).toMatchObject(expected);
  });

  it('are none for the nodes', () => {
    expect(transitBindus('rahu', degrees(1), natal)).toBeNull();
  });
});

describe('a reading of all transits', () => {
  it('is blocked just when a good house has somebody in its vedha who may block it', () => {
    fc.assert(
      fc.property(skies, fc.nat(11), (lons, moon) => {
        const read = readTransits({ moon: rashiIndex(moon), bindus: natal }, lons);
        for (const graha of GRAHAS) {
          const { effect, house, good, vedhaBy } = read[graha];
          const point = VEDHA[graha][house];
          const blockers = GRAHAS.filter(
            (other) =>
              other !== graha &&
              read[other].house === point &&
              !NO_VEDHA_BETWEEN.some((pair) => pair.includes(other) && pair.includes(graha)),
          );
          expect(vedhaBy).toEqual(blockers);
          expect(effect === 'adverse').toBe(!good);
          expect(effect === 'blocked').toBe(good && blockers.length > 0);
        }
      }),
    );
  });

  test.each([
    ['sun', 3, 'saturn', 9],
    ['moon', 1, 'mercury', 5],
  ] as const)('%s in %d is not blocked by %s in %d', (graha, house, other, point) => {
    const away = Object.fromEntries(GRAHAS.map((g) => [g, degrees(215)])) as Record<Graha, Degrees>;
    const lons = {
      ...away,
      [graha]: degrees((house - 1) * 30 + 5),
      [other]: degrees((point - 1) * 30 + 5),
    };
    expect(readTransits({ moon: 0, bindus: natal }, lons)[graha].effect).toBe('good');
    const mars = { ...lons, mars: lons[other] };
    expect(readTransits({ moon: 0, bindus: natal }, mars)[graha]).toMatchObject({
      effect: 'blocked',
      vedhaBy: ['mars'],
    });
  });
});
