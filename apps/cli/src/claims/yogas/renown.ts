import { GRAHAS, SEVEN_GRAHAS, type Graha } from '@dhruva/jyotish/vocabulary';
import {
  all,
  any,
  every,
  exchanged,
  held,
  inMutualKendras,
  looking,
  some,
  together,
  when,
  type Definition,
  type Formed,
} from './formed.ts';
import { BENEFICS, KENDRAS, KENDRAS_AND_TRIKONAS, TRIKONAS, type YogaSky } from './yoga-sky.ts';

const strong = (sky: YogaSky, house: number): Formed => when([sky.lord(house)], sky.isStrong);

const wellPlaced = (sky: YogaSky, graha: Graha): Formed =>
  any(every(sky, [graha], KENDRAS_AND_TRIKONAS), when([graha], sky.isExalted));

const mridangaPairs = (sky: YogaSky): Formed => {
  const settled = SEVEN_GRAHAS.filter(
    (graha) => sky.isAtHome(graha) && KENDRAS_AND_TRIKONAS.includes(sky.house(graha)),
  );
  return settled.length >= 2 ? settled : null;
};

const parijata: Definition = (sky) => {
  const host = sky.host(sky.lord(1));
  return all(
    wellPlaced(sky, sky.lord(1)),
    wellPlaced(sky, host),
    wellPlaced(sky, sky.host(host)),
    wellPlaced(sky, sky.navamsaHost(host)),
  );
};

const pushkala: Definition = (sky) => {
  const host = sky.host('moon');
  return all(
    together(sky, sky.lord(1), 'moon'),
    any(
      every(sky, [host], KENDRAS),
      when([host], (graha) => sky.regard(graha) === 2),
    ),
    any(some(sky, [host], [1]), looking(sky, [host], 1)),
    some(sky, SEVEN_GRAHAS, [1]),
  );
};

const bheri: Definition = (sky) =>
  all(
    strong(sky, 9),
    any(
      held(sky, [1, 2, 7, 12], SEVEN_GRAHAS),
      all(
        inMutualKendras(sky, 'jupiter', 'venus'),
        every(sky, [sky.lord(1)], sky.from('jupiter', ...KENDRAS)),
        every(sky, [sky.lord(1)], sky.from('venus', ...KENDRAS)),
      ),
    ),
  );

const kurma: Definition = (sky) =>
  all(
    held(sky, [5, 6, 7], sky.benefics),
    held(sky, [1, 3, 11], sky.malefics),
    when(some(sky, sky.benefics, [5, 6, 7]) ?? [], sky.isWelcome),
    when(some(sky, sky.malefics, [1, 3, 11]) ?? [], sky.isAtHome),
  );

/** Yogas of status and renown. BPHS 36; PD 6; Raman. */
export const RENOWN = {
  parvata: (sky) =>
    all(some(sky, sky.benefics, KENDRAS), some(sky, sky.malefics, [...KENDRAS, 8]) === null),
  kahala: (sky) =>
    any(
      all(inMutualKendras(sky, sky.lord(4), 'jupiter'), strong(sky, 1)),
      all(when([sky.lord(4)], sky.isAtHome), together(sky, sky.lord(4), sky.lord(10))),
    ),
  chamara: (sky) =>
    any(
      all(
        when([sky.lord(1)], sky.isExalted),
        every(sky, [sky.lord(1)], KENDRAS),
        looking(sky, ['jupiter'], sky.house(sky.lord(1))),
      ),
      ...[1, 7, 9, 10].map((house) => some(sky, BENEFICS, [house], 2)),
    ),
  shankha: (sky) =>
    any(
      all(strong(sky, 1), inMutualKendras(sky, sky.lord(5), sky.lord(6))),
      all(
        together(sky, sky.lord(1), sky.lord(10)),
        sky.sign(sky.lord(1)) % 3 === 0,
        strong(sky, 9),
      ),
    ),
  bheri,
  mridanga: (sky) => all(strong(sky, 1), mridangaPairs(sky)),
  kurma,
  khadga: (sky) => all(exchanged(sky, [2], [9]), every(sky, [sky.lord(1)], KENDRAS_AND_TRIKONAS)),
  kusuma: (sky) =>
    all(
      sky.lagna % 3 === 1,
      every(sky, ['venus'], KENDRAS),
      every(sky, ['moon'], TRIKONAS),
      some(sky, ['mercury', 'jupiter'], [sky.house('moon')]),
      every(sky, ['saturn'], [10]),
    ),
  parijata,
  pushkala,
  lagnadhi: (sky) =>
    all(
      held(sky, [7, 8], BENEFICS),
      some(sky, sky.malefics, [7, 8]) === null,
      looking(sky, sky.malefics, 7) === null,
      looking(sky, sky.malefics, 8) === null,
    ),
  chatussagara: (sky) => held(sky, KENDRAS, SEVEN_GRAHAS),
  rajalakshana: (sky) => every(sky, ['moon', ...BENEFICS], KENDRAS),
  'kala-sarpa': (sky) => (sky.isBetweenNodes ? GRAHAS : null),
  pravrajya: (sky) =>
    any(...SEVEN_GRAHAS.map((graha) => some(sky, SEVEN_GRAHAS, [sky.house(graha)], 4))),
  'arudha-labha': (sky) =>
    all(
      some(sky, SEVEN_GRAHAS, sky.fromArudha(11)),
      some(sky, SEVEN_GRAHAS, sky.fromArudha(12)) === null,
    ),
  'arudha-vyaya': (sky) =>
    all(
      some(sky, SEVEN_GRAHAS, sky.fromArudha(12)),
      some(sky, SEVEN_GRAHAS, sky.fromArudha(11)) === null,
    ),
  'arudha-dhana': (sky) => some(sky, ['moon', 'jupiter', 'venus'], sky.fromArudha(2)),
} as const satisfies Readonly<Record<string, Definition>>;
