import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySky, chartOf } from '../../calibration/any-sky.ts';
import type { Chart } from '../chart/chart.types.ts';
import { aspectedBy, grahasAspecting, relation } from '../chart/drishti.ts';
import {
  dispositor,
  grahasIn,
  houseFrom,
  houseLord,
  isDusthana,
  isKendra,
  isTrikona,
  isUpachaya,
} from '../chart/houses.ts';
import { isNaturalBenefic } from '../chart/nature.ts';
import type { Bhava, Graha } from '../vocabulary.ts';
import type { YogaId } from './all-yogas.ts';
import { yogasIn } from './yogas-in.ts';

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const CONSTANT_BENEFICS = ['mercury', 'jupiter', 'venus'] as const;
const FIVE_PLANETS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const AT_HOME = ['exalted', 'moolatrikona', 'own'];

const lordOf = (chart: Chart, bhava: Bhava) => chart.grahas[houseLord(chart, bhava)];
const place = (chart: Chart, from: Graha, to: Graha): Bhava =>
  houseFrom(chart.grahas[from].rashi, chart.grahas[to].rashi);
const isTied = (chart: Chart, a: Bhava, b: Bhava): boolean =>
  ['conjunction', 'exchange', 'mutual-aspect'].includes(
    relation(chart, houseLord(chart, a), houseLord(chart, b)) ?? '',
  );
const isHomely = (chart: Chart, graha: Graha): boolean =>
  AT_HOME.includes(chart.grahas[graha].dignity);
const isBetweenNodes = ({ grahas }: Chart): boolean => {
  const ahead = SEVEN.filter((g) => (grahas[g].lon - grahas.rahu.lon + 360) % 360 < 180);
  return ahead.length % 7 === 0;
};
const exchanges = (chart: Chart, suits: (a: Bhava, b: Bhava) => boolean): boolean =>
  SEVEN.some((one) =>
    SEVEN.some((other) => {
      const [a, b] = [chart.grahas[other].house, chart.grahas[one].house];
      return (
        one !== other && houseLord(chart, a) === one && houseLord(chart, b) === other && suits(a, b)
      );
    }),
  );

/** The rules once more in plain code over chart/, written without their records. */
const PLAIN: Readonly<Partial<Record<YogaId, (chart: Chart) => boolean>>> = {
  hamsa: (c) => isHomely(c, 'jupiter') && isKendra(c.grahas.jupiter.house),
  'gaja-kesari': (c) => isKendra(place(c, 'moon', 'jupiter')),
  adhi: (c) => CONSTANT_BENEFICS.every((g) => [6, 7, 8].includes(place(c, 'moon', g))),
  amala: (c) =>
    CONSTANT_BENEFICS.some((g) => c.grahas[g].house === 10 || place(c, 'moon', g) === 10),
  vasumati: (c) =>
    CONSTANT_BENEFICS.every((g) => isUpachaya(c.grahas[g].house)) ||
    CONSTANT_BENEFICS.every((g) => isUpachaya(place(c, 'moon', g))),
  sakata: (c) => isDusthana(place(c, 'jupiter', 'moon')) && !isKendra(c.grahas.moon.house),
  kemadruma: (c) =>
    FIVE_PLANETS.every((g) => ![1, 2, 4, 7, 10, 12].includes(place(c, 'moon', g))) &&
    FIVE_PLANETS.every((g) => !isKendra(c.grahas[g].house)),
  'dharma-karmadhipati': (c) => isTied(c, 9, 10),
  'raja-5-7': (c) => isTied(c, 5, 7),
  'dhana-2-11': (c) => isTied(c, 2, 11),
  lakshmi: (c) => {
    const { dignity, combust, house } = lordOf(c, 1);
    const isWelcome = [...AT_HOME, 'great-friend', 'friend'].includes(dignity);
    const isFortunate = isHomely(c, lordOf(c, 9).graha) && isKendra(lordOf(c, 9).house);
    return isFortunate && isWelcome && !combust && !isDusthana(house);
  },
  gauri: (c) =>
    isHomely(c, 'moon') &&
    (isKendra(c.grahas.moon.house) || isTrikona(c.grahas.moon.house)) &&
    aspectedBy(c, 'moon').includes('jupiter'),
  parvata: (c) => {
    const within = [1, 4, 7, 10].flatMap((house) => grahasIn(c, house as Bhava));
    const isClear = [...within, ...grahasIn(c, 8)].every((g) => isNaturalBenefic(c, g));
    return within.length > 0 && isClear;
  },
  harsha: (c) => isDusthana(lordOf(c, 6).house),
  daridra: (c) => isDusthana(lordOf(c, 11).house) && !isHomely(c, lordOf(c, 11).graha),
  khadga: (c) =>
    exchanges(c, (a, b) => a === 2 && b === 9) &&
    (isKendra(lordOf(c, 1).house) || isTrikona(lordOf(c, 1).house)),
  'khala-parivartana': (c) => exchanges(c, (a, b) => a === 3 && !isDusthana(b)),
  'dainya-parivartana': (c) => exchanges(c, (a) => isDusthana(a)),
  'maha-parivartana': (c) =>
    exchanges(c, (a, b) => [a, b].every((house) => house !== 3 && !isDusthana(house))),
  pushkala: (c) => {
    const first = houseLord(c, 1);
    const moonLord = dispositor(c, 'moon');
    const seat = c.grahas[moonLord].house;
    const seesLagna = grahasAspecting(c, 1).includes(moonLord) || seat === 1;
    return (
      first !== 'moon' &&
      place(c, first, 'moon') === 1 &&
      (isKendra(seat) || c.grahas[moonLord].dignity === 'great-friend') &&
      seesLagna &&
      SEVEN.some((g) => c.grahas[g].house === 1)
    );
  },
  'kala-sarpa': isBetweenNodes,
  pravrajya: (c) => SEVEN.some((g) => SEVEN.filter((h) => place(c, g, h) === 1).length >= 4),
};

test.each(Object.entries(PLAIN))('%s reads as it does in plain code', (id, isFormed) => {
  fc.assert(
    fc.property(anySky, (sky) => {
      const chart = chartOf(sky);
      const found = yogasIn(chart).find(({ yoga }) => yoga.id === id);
      expect(found !== undefined && found.grade !== 'cancelled').toBe(isFormed(chart));
    }),
    { numRuns: 300 },
  );
});
