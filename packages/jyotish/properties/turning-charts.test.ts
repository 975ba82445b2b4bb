import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySky, chartOf, turnedBy, type Longitudes } from '../calibration/any-sky.ts';
import type { Chart } from '../src/chart/chart.types.ts';
import { aspectedBy } from '../src/chart/drishti.ts';
import { countedFrom, houseRashi, vargaChart, type SignChart } from '../src/chart/houses.ts';
import { isNaturalBenefic, kartari } from '../src/chart/nature.ts';
import { vimshottari } from '../src/dasha/vimshottari.ts';
import { transitsFromMoon } from '../src/gochara/from-moon.ts';
import { argalasOnBhava } from '../src/jaimini/argala.ts';
import { charaKarakas, eightCharaKarakas } from '../src/jaimini/chara-karakas.ts';
import { kutaScores } from '../src/matching/kutas.ts';
import { panchangaOf } from '../src/panchanga/panchanga.ts';
import { ashtakavarga, bindusIn, sarvaIn } from '../src/strength/ashtakavarga/bindus.ts';
import { grahaYuddhas } from '../src/strength/graha-yuddha.ts';
import { ASHTAKAS } from '../src/tables/ashtakavarga.ts';
import { julianDayUt } from '../src/units.ts';
import {
  GRAHAS,
  VARGAS,
  type Bhava,
  type Graha,
  type RashiIndex,
  type Varga,
} from '../src/vocabulary.ts';

const BHAVAS = Array.from({ length: 12 }, (_, house) => (house + 1) as Bhava);

/** What of a chart asks only how things stand to each other. */
const inHouses = (chart: Chart) => ({
  grahas: GRAHAS.map((graha) => {
    const { house, degreesInRashi, combust, retrograde } = chart.grahas[graha];
    const kind = isNaturalBenefic(chart, graha);
    return { house, degreesInRashi, combust, retrograde, kind, seenBy: aspectedBy(chart, graha) };
  }),
  fromMoon: housesOf(countedFrom(chart, 'moon')),
  hemmed: BHAVAS.map((bhava) => kartari(chart, houseRashi(chart, bhava))),
  argalas: BHAVAS.map((bhava) => argalasOnBhava(chart, bhava)),
  karakas: [charaKarakas(chart), eightCharaKarakas(chart)],
  wars: grahaYuddhas(chart),
  tithi: panchangaOf(chart.grahas.sun.lon, chart.grahas.moon.lon).tithi,
});

const housesOf = ({ grahas }: SignChart) => GRAHAS.map((graha) => grahas[graha].house);

/** Signs after which a division begins its round again: odd and even differ, or movable, fixed and dual. */
const ROUND: Readonly<Record<Varga, number>> = {
  1: 1,
  2: 2,
  3: 1,
  4: 1,
  7: 2,
  9: 1,
  10: 2,
  12: 1,
  16: 1,
  20: 1,
  24: 2,
  27: 1,
  30: 2,
  40: 2,
  45: 3,
  60: 1,
};

const anyTurn = fc.integer({ min: 1, max: 11 });

describe('a sky turned by whole signs, the lagna with it', () => {
  it('has the same houses, aspects, company, argalas, karakas, wars and phase', () => {
    fc.assert(
      fc.property(anySky, anyTurn, (sky, signs) => {
        expect(inHouses(chartOf(turnedBy(sky, signs)))).toEqual(inHouses(chartOf(sky)));
      }),
    );
  });

  it('takes its bindus with it', () => {
    const bindusByHouse = (chart: Chart) => {
      const bindus = ashtakavarga(chart);
      return BHAVAS.map((bhava) => {
        const rashi = houseRashi(chart, bhava);
        return [sarvaIn(bindus, rashi), ...ASHTAKAS.map((one) => bindusIn(bindus, one, rashi))];
      });
    };
    fc.assert(
      fc.property(anySky, anyTurn, (sky, signs) => {
        expect(bindusByHouse(chartOf(turnedBy(sky, signs)))).toEqual(bindusByHouse(chartOf(sky)));
      }),
    );
  });

  it.each(VARGAS)('turns D%i as a whole', (varga) => {
    const turns = fc.integer({ min: 1, max: 12 / ROUND[varga] - 1 || 1 });
    fc.assert(
      fc.property(anySky, turns, (sky, rounds) => {
        const turned = chartOf(turnedBy(sky, rounds * ROUND[varga]));
        expect(housesOf(vargaChart(turned, varga))).toEqual(
          housesOf(vargaChart(chartOf(sky), varga)),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('is passed by transits turned with it as before', () => {
    const passed = (birth: Chart, sky: Chart) => {
      const signs = Object.fromEntries(
        GRAHAS.map((graha) => [graha, sky.grahas[graha].rashi]),
      ) as Record<Graha, RashiIndex>;
      const all = transitsFromMoon(birth.grahas.moon.rashi, signs);
      return GRAHAS.map((graha) => ({ ...all[graha], rashi: null }));
    };
    fc.assert(
      fc.property(anySky, anySky, anyTurn, (birth, sky, signs) => {
        expect(passed(chartOf(turnedBy(birth, signs)), chartOf(turnedBy(sky, signs)))).toEqual(
          passed(chartOf(birth), chartOf(sky)),
        );
      }),
    );
  });
});

/** Nine nakshatras are four signs: lords of nakshatras, padas and navamsas come round. */
const THIRDS = fc.constantFrom(4, 8);

describe('a sky turned by a third of the circle', () => {
  it('has the same dasha and the very same navamsa', () => {
    const birth = julianDayUt(2451545);
    const navamsas = ({ lagna, grahas }: Chart) =>
      [lagna, ...GRAHAS.map((graha) => grahas[graha])].map(({ vargas, pada }) => [vargas[9], pada]);
    fc.assert(
      fc.property(anySky, THIRDS, (sky, signs) => {
        const [still, turned] = [chartOf(sky), chartOf(turnedBy(sky, signs))];
        const [before, after] = [still, turned].map(({ grahas }) =>
          vimshottari(grahas.moon.lon, birth),
        );
        expect(after?.lordAtBirth).toBe(before?.lordAtBirth);
        expect(after?.start).toBeCloseTo(before?.start ?? 0, 6);
        expect(navamsas(turned)).toEqual(navamsas(still));
      }),
    );
  });
});

describe('two Moons turned by the same signs', () => {
  const points = (moons: readonly Longitudes[], signs: number) => {
    const [boy, girl] = moons.map((sky) => chartOf(turnedBy(sky, signs)).grahas.moon);
    return kutaScores(boy!, girl!);
  };

  it('keep the kuta that counts signs', () => {
    fc.assert(
      fc.property(anySky, anySky, anyTurn, (his, hers, signs) => {
        expect(points([his, hers], signs).bhakoot).toBe(points([his, hers], 0).bhakoot);
      }),
    );
  });

  it('by a third of the circle, keep the one that counts nakshatras by nines', () => {
    fc.assert(
      fc.property(anySky, anySky, THIRDS, (his, hers, signs) => {
        expect(points([his, hers], signs).tara).toBe(points([his, hers], 0).tara);
      }),
    );
  });
});
