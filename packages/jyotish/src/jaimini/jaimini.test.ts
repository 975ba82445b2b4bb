import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { signChart } from '../chart/houses.ts';
import { rashiIndex } from '../chart/placement.ts';
import { GRAHAS, RASHIS, type Bhava, type Graha, type RashiIndex } from '../vocabulary.ts';
import { argalasOn, argalasOnBhava, argalasOnGraha } from './argala.ts';
import { arudhaOf, arudhas } from './arudhas.ts';
import { charaKarakas, eightCharaKarakas, karakamsa } from './chara-karakas.ts';
import { jaiminiLord, type PlacedChart } from './co-lords.ts';
import { rashiAspects } from './rashi-drishti.ts';

type Lons = Record<Graha, number>;

const placed = (lagna: RashiIndex, lons: Lons): PlacedChart => ({
  lagna: { rashi: lagna },
  grahas: Object.fromEntries(
    GRAHAS.map((graha) => [
      graha,
      { rashi: rashiIndex(Math.floor(lons[graha] / 30)), degreesInRashi: lons[graha] % 30 },
    ]),
  ) as PlacedChart['grahas'],
});

const longitudes = fc.double({ min: 0, max: 359.999, noNaN: true });
const rashis = fc.nat(11).map(rashiIndex);
const bhavas = fc.integer({ min: 1, max: 12 }).map((n) => n as Bhava);
const someLons = fc
  .array(longitudes, { minLength: 8, maxLength: 8 })
  .map((eight) => [...eight, (eight[7]! + 180) % 360])
  .map((nine) => Object.fromEntries(GRAHAS.map((graha, i) => [graha, nine[i]])) as Lons);
const charts = fc.tuple(rashis, someLons).map(([lagna, lons]) => placed(lagna, lons));

/** Everyone in Meena at 1°, but those named. */
const allBut = (but: Partial<Lons>): PlacedChart =>
  placed(5, { ...(Object.fromEntries(GRAHAS.map((g) => [g, 331])) as Lons), ...but });

describe('rashi drishti', () => {
  it('is mutual, three signs from each, never its neighbours', () => {
    for (const from of RASHIS.map((_, i) => rashiIndex(i))) {
      const seen = RASHIS.map((_, i) => rashiIndex(i)).filter((to) => rashiAspects(from, to));
      expect(seen).toHaveLength(3);
      expect(seen.every((to) => rashiAspects(to, from))).toBe(true);
      expect(seen).not.toContain(from);
      expect(seen).not.toContain(rashiIndex(from + 1));
      expect(seen).not.toContain(rashiIndex(from - 1));
    }
    expect([4, 7, 10].map((to) => rashiAspects(0, to as RashiIndex))).toEqual([true, true, true]);
  });
});

describe('chara karakas', () => {
  it('rank the grahas by degrees, each once', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        const seven = Object.values(charaKarakas(chart));
        expect(new Set(seven)).toEqual(new Set(GRAHAS.slice(0, 7)));
        const degrees = seven.map((graha) => chart.grahas[graha].degreesInRashi);
        expect(degrees).toEqual(degrees.toSorted((a, b) => b - a));
        const { pitri: _, ...rest } = eightCharaKarakas(chart);
        expect(new Set(Object.values(rest)).size).toBe(7);
      }),
    );
  });

  it('measure Rahu from the end of its sign', () => {
    const chart = allBut({ rahu: 0.5, sun: 29 });
    expect(eightCharaKarakas(chart)).toMatchObject({ atma: 'rahu', amatya: 'sun' });
    expect(charaKarakas(chart).atma).toBe('sun');
  });

  it('find the karakamsa in the navamsa', () => {
    const vargas = GRAHAS.map((graha, i) => [graha, { vargas: { 9: rashiIndex(i) } }]);
    expect(karakamsa(Object.fromEntries(vargas), { atma: 'mars' })).toBe(2);
  });
});

/** The steps in the order of comparison, as P.V.R. Narasimha Rao's 15.5 illustrates them. */
describe('the stronger of two lords', () => {
  test.each([
    ['elsewhere', 10, { saturn: 305, rahu: 10 }, 'rahu'],
    ['company', 10, { saturn: 335, mars: 340, sun: 341, rahu: 10, jupiter: 12 }, 'saturn'],
    [
      'regard',
      10,
      { saturn: 65, mercury: 70, rahu: 10, moon: 11, mars: 130, jupiter: 40 },
      'saturn',
    ],
    ['exaltation', 10, { saturn: 190, rahu: 100, jupiter: 160, mercury: 160 }, 'saturn'],
    ['modality', 7, { mars: 65, ketu: 310, mercury: 40, jupiter: 40 }, 'mars'],
  ] as const)('by %s', (by, rashi, but, lord) => {
    expect(jaiminiLord(allBut(but), rashi)).toEqual({ lord, by });
  });

  test('by the fewer degrees: Mars 23 Li 17, Ketu 5 Cn 54', () => {
    const chart = allBut({ mars: 203.28, ketu: 95.9, venus: 310, moon: 310, jupiter: 160 });
    expect(jaiminiLord(chart, 7)).toEqual({ lord: 'ketu', by: 'degrees' });
  });

  it('is one of the two, and for other signs the lord', () => {
    fc.assert(
      fc.property(charts, (chart) => {
        expect(['mars', 'ketu']).toContain(jaiminiLord(chart, 7).lord);
        expect(['saturn', 'rahu']).toContain(jaiminiLord(chart, 10).lord);
        expect(jaiminiLord(chart, 4)).toEqual({ lord: 'sun', by: 'sole' });
      }),
    );
  });
});

describe('arudhas', () => {
  it('never fall in the house itself or the seventh from it', () => {
    fc.assert(
      fc.property(charts, bhavas, (chart, bhava) => {
        const house = rashiIndex(chart.lagna.rashi + bhava - 1);
        expect([house, rashiIndex(house + 6)]).not.toContain(arudhaOf(chart, bhava));
        expect(arudhas(chart)[bhava]).toBe(arudhaOf(chart, bhava));
      }),
    );
  });

  it('go as far beyond the lord as the lord is', () => {
    // Lagna Kanya, Mercury in Vrishchika, the third: the arudha is the third from there, Makara.
    expect(arudhaOf(allBut({ mercury: 215 }), 1)).toBe(9);
    // Mercury in Kanya itself: the tenth from it; in Dhanu, the fourth, the image is the seventh.
    expect(arudhaOf(allBut({ mercury: 155 }), 1)).toBe(2);
    expect(arudhaOf(allBut({ mercury: 245 }), 1)).toBe(8);
  });
});

describe('argala', () => {
  const chart = (signs: Partial<Record<Graha, RashiIndex>>) =>
    signChart(2, {
      ...(Object.fromEntries(GRAHAS.map((g) => [g, 2])) as Record<Graha, RashiIndex>),
      ...signs,
    });

  it('holds unless as many obstruct: Saturn in the fourth, Jupiter in the tenth, Venus in the eleventh', () => {
    const found = argalasOnBhava(chart({ ketu: 8, saturn: 5, jupiter: 11, venus: 0 }), 1);
    expect(found.places.filter(({ by }) => by.length > 0)).toEqual([
      { place: 4, by: ['saturn'], against: ['jupiter'], holds: false },
      { place: 11, by: ['venus'], against: [], holds: true },
    ]);
  });

  it('turns when three malefics stand in the third', () => {
    const three = { sun: 4, mars: 4, saturn: 4, moon: 4, venus: 0, ketu: 8 } as const;
    const found = argalasOnGraha(chart(three), 'mercury');
    expect(found.vipareeta).toEqual(['sun', 'mars', 'saturn']);
    expect(found.places[2]).toEqual({ place: 11, by: ['venus'], against: ['moon'], holds: false });
    const two = argalasOn(chart({ ...three, saturn: 8 }), 2);
    expect(two.vipareeta).toEqual([]);
    expect(two.places[2]?.against).toEqual(['sun', 'moon', 'mars']);
  });

  it('is counted backwards from Ketu: in Kanya, its second is Simha', () => {
    const found = argalasOn(chart({ ketu: 5, venus: 4, moon: 2, sun: 7, mars: 1 }), 5);
    const by = Object.fromEntries(found.places.map(({ place, by: grahas }) => [place, grahas]));
    expect(by).toMatchObject({ 2: ['venus'], 5: ['mars'], 11: ['sun'] });
    expect(by[4]).toContain('moon');
  });
});
