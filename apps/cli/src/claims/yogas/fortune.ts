import { SEVEN_GRAHAS, type Graha } from '@dhruva/jyotish/vocabulary';
import {
  all,
  any,
  every,
  exchanged,
  held,
  looking,
  some,
  together,
  when,
  type Definition,
  type Formed,
} from './formed.ts';
import { BENEFICS, KENDRAS, KENDRAS_AND_TRIKONAS, type YogaSky } from './yoga-sky.ts';

const welcomeInGoodHouses = (sky: YogaSky, grahas: readonly Graha[]): Formed =>
  all(when(grahas, sky.isWelcome), every(sky, grahas, KENDRAS_AND_TRIKONAS));

/** Benefics in each of three places from the lord of a house, with that lord. */
const gentleAround =
  (house: number, ...places: readonly number[]): Definition =>
  (sky) =>
    all(held(sky, sky.from(sky.lord(house), ...places), BENEFICS), [sky.lord(house)]);

/** One graha with another or casting an aspect on it. */
const touches = (sky: YogaSky, graha: Graha, other: Graha): Formed =>
  any(
    all(some(sky, [graha], [sky.house(other)]), [other]),
    looking(sky, [graha], sky.house(other)),
  );

/** Yogas of fortune and learning. BPHS 36; PD 6; Raman; PVR 11. */
export const FORTUNE = {
  lakshmi: (sky) =>
    all(
      when([sky.lord(9)], sky.isAtHome),
      every(sky, [sky.lord(9)], KENDRAS),
      when([sky.lord(1)], sky.isStrong),
    ),
  srinatha: (sky) =>
    all(
      when([sky.lord(7)], sky.isExalted),
      every(sky, [sky.lord(7)], [10]),
      together(sky, sky.lord(10), sky.lord(9)),
    ),
  srikantha: (sky) => welcomeInGoodHouses(sky, [sky.lord(1), 'sun', 'moon']),
  virinchi: (sky) => welcomeInGoodHouses(sky, [sky.lord(5), 'jupiter', 'saturn']),
  hari: gentleAround(2, 2, 8, 12),
  hara: gentleAround(7, 4, 8, 9),
  brahma: gentleAround(1, 4, 10, 11),
  shiva: (sky) =>
    all(
      every(sky, [sky.lord(5)], [9]),
      every(sky, [sky.lord(9)], [10]),
      every(sky, [sky.lord(10)], [5]),
    ),
  indra: (sky) => all(exchanged(sky, [5], [11]), every(sky, ['moon'], [5])),
  saraswati: (sky) =>
    all(every(sky, BENEFICS, [...KENDRAS_AND_TRIKONAS, 2]), when(['jupiter'], sky.isWelcome)),
  sharada: (sky) =>
    any(
      all(
        every(sky, [sky.lord(10)], [5]),
        every(sky, ['mercury'], KENDRAS),
        when(['sun'], sky.isAtHome),
      ),
      all(
        some(sky, ['mercury', 'jupiter'], sky.from('moon', 5, 9)),
        ['moon'],
        every(sky, ['mars'], [11]),
      ),
    ),
  kalanidhi: (sky) =>
    all(
      every(sky, ['jupiter'], [2, 5]),
      touches(sky, 'mercury', 'jupiter'),
      touches(sky, 'venus', 'jupiter'),
    ),
  matsya: (sky) =>
    all(
      held(sky, [1, 9], sky.benefics),
      held(sky, [4, 8], sky.malefics),
      some(sky, SEVEN_GRAHAS, [5]),
    ),
} as const satisfies Readonly<Record<string, Definition>>;
