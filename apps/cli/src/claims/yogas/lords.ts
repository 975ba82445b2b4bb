import { SEVEN_GRAHAS, type Graha } from '@dhruva/jyotish/vocabulary';
import { exaltationOf } from '../chart/dignities.ts';
import { fold, lordOf } from '../chart/signs.ts';
import {
  all,
  any,
  every,
  exchanged,
  looking,
  some,
  tied,
  when,
  type Definition,
} from './formed.ts';
import { BENEFICS, DUSTHANAS, KENDRAS, KENDRAS_AND_TRIKONAS, type YogaSky } from './yoga-sky.ts';

const tiedLords =
  (one: number, other: number): Definition =>
  (sky) =>
    tied(sky, sky.lord(one), sky.lord(other));

/** One graha that owns a kendra (not the lagna) and a trikona, well placed and fit. BPHS 34. */
const yogakaraka: Definition = (sky) => {
  const kendraLords = [4, 7, 10].map((house) => sky.lord(house));
  const owner = [5, 9].map((house) => sky.lord(house)).find((lord) => kendraLords.includes(lord));
  if (owner === undefined || sky.isCombust(owner) || sky.isDebilitated(owner)) return null;
  return every(sky, [owner], KENDRAS_AND_TRIKONAS);
};

const atHomeInKendra =
  (graha: Graha): Definition =>
  (sky) =>
    all(sky.isAtHome(graha), every(sky, [graha], KENDRAS));

/**
 * A house that a benefic occupies or aspects, with its lord in its own sign or exalted, not combust, and in a
 * dusthana only where that is the house itself.
 */
const keptHouse =
  (house: number): Definition =>
  (sky) => {
    const lord = sky.lord(house);
    const isInOtherDusthana = sky.house(lord) !== house && DUSTHANAS.includes(sky.house(lord));
    return all(
      any(some(sky, BENEFICS, [house]), looking(sky, BENEFICS, house)),
      when([lord], sky.isAtHome),
      !sky.isCombust(lord) && !isInOtherDusthana,
    );
  };

const lordInDusthana =
  (house: number): Definition =>
  (sky) =>
    all(every(sky, [sky.lord(house)], DUSTHANAS), !sky.isAtHome(sky.lord(house)));

const dusthanaLordInDusthana =
  (house: number): Definition =>
  (sky) =>
    every(sky, [sky.lord(house)], DUSTHANAS);

const inKendra = (sky: YogaSky, graha: Graha) =>
  any(
    some(sky, [graha], KENDRAS),
    graha === 'moon' ? null : all(some(sky, [graha], sky.from('moon', ...KENDRAS)), ['moon']),
  );

/** Neecha bhanga: a debilitated graha helped by the lord of that sign or of its exaltation. PD 7. */
const neechaBhanga = (sky: YogaSky, graha: Graha) => {
  const high = exaltationOf(graha);
  const [lowLord, highLord] = [lordOf(fold(high + 6)), lordOf(high)];
  return all(
    when([graha], sky.isDebilitated),
    any(inKendra(sky, lowLord), inKendra(sky, highLord), looking(sky, [lowLord], sky.house(graha))),
  );
};

const GOOD = [1, 2, 4, 5, 7, 9, 10, 11];

/** Yogas of the lords of houses. BPHS 34, 39, 41, 75; PD 6 and 7. */
export const LORDS = {
  ruchaka: atHomeInKendra('mars'),
  bhadra: atHomeInKendra('mercury'),
  hamsa: atHomeInKendra('jupiter'),
  malavya: atHomeInKendra('venus'),
  shasha: atHomeInKendra('saturn'),
  'dharma-karmadhipati': tiedLords(9, 10),
  'raja-1-4': tiedLords(1, 4),
  'raja-1-5': tiedLords(1, 5),
  'raja-1-7': tiedLords(1, 7),
  'raja-1-9': tiedLords(1, 9),
  'raja-1-10': tiedLords(1, 10),
  'raja-4-5': tiedLords(4, 5),
  'raja-4-9': tiedLords(4, 9),
  'raja-5-7': tiedLords(5, 7),
  'raja-5-10': tiedLords(5, 10),
  'raja-7-9': tiedLords(7, 9),
  yogakaraka,
  'dhana-1-2': tiedLords(1, 2),
  'dhana-1-11': tiedLords(1, 11),
  'dhana-2-5': tiedLords(2, 5),
  'dhana-2-9': tiedLords(2, 9),
  'dhana-2-11': tiedLords(2, 11),
  'dhana-5-9': tiedLords(5, 9),
  'dhana-5-11': tiedLords(5, 11),
  'dhana-9-11': tiedLords(9, 11),
  dhenu: keptHouse(2),
  shaurya: keptHouse(3),
  jaladhi: keptHouse(4),
  astra: keptHouse(6),
  kama: keptHouse(7),
  bhagya: keptHouse(9),
  khyati: keptHouse(10),
  suparijata: keptHouse(11),
  harsha: dusthanaLordInDusthana(6),
  sarala: dusthanaLordInDusthana(8),
  vimala: dusthanaLordInDusthana(12),
  nihsva: lordInDusthana(2),
  kuhu: lordInDusthana(4),
  nirbhagya: lordInDusthana(9),
  duryoga: lordInDusthana(10),
  daridra: lordInDusthana(11),
  'neecha-bhanga-raja': (sky) => any(...SEVEN_GRAHAS.map((graha) => neechaBhanga(sky, graha))),
  'maha-parivartana': (sky) => exchanged(sky, GOOD, GOOD),
  'khala-parivartana': (sky) => exchanged(sky, [3], GOOD),
  'dainya-parivartana': (sky) => exchanged(sky, DUSTHANAS, [...GOOD, 3, ...DUSTHANAS]),
} as const satisfies Readonly<Record<string, Definition>>;
