import type { Graha } from '@dhruva/jyotish/vocabulary';
import { all, any, every, held, looking, some, together, type Definition } from './formed.ts';
import { BENEFICS, DUSTHANAS, FIVE, KENDRAS, type YogaSky } from './yoga-sky.ts';

const UPACHAYAS = [3, 6, 10, 11];

/** Mars to Saturn in a place from a light, with the light. */
const beside = (sky: YogaSky, light: Graha, place: number) => {
  const there = some(sky, FIVE, sky.from(light, place));
  return there && [...there, light];
};

const oneSide =
  (light: Graha, place: number, free: number): Definition =>
  (sky) =>
    all(beside(sky, light, place), beside(sky, light, free) === null);

const bothSides =
  (light: Graha): Definition =>
  (sky) =>
    all(beside(sky, light, 2), beside(sky, light, 12));

const moonFrom =
  (from: Graha, ...places: readonly number[]): Definition =>
  (sky) =>
    all(every(sky, ['moon'], sky.from(from, ...places)), [from]);

const kartari =
  (kind: 'benefics' | 'malefics', from: 'lagna' | 'moon'): Definition =>
  (sky) => {
    const sides = from === 'lagna' ? [2, 12] : sky.from('moon', 2, 12);
    const [own, other] = [sky[kind], kind === 'benefics' ? sky.malefics : sky.benefics];
    return all(
      held(sky, sides, own),
      some(sky, other, sides) === null,
      from === 'lagna' || ['moon'],
    );
  };

/** Yogas of Moon and Sun, and what hems them or the lagna in. BPHS 36–38; PD 6; SV 15. */
export const SUN_AND_MOON = {
  sunapha: oneSide('moon', 2, 12),
  anapha: oneSide('moon', 12, 2),
  durudhara: bothSides('moon'),
  kemadruma: (sky) =>
    all(
      some(sky, FIVE, sky.from('moon', 2, 12)) === null,
      some(sky, FIVE, sky.from('moon', ...KENDRAS)) === null,
      some(sky, FIVE, KENDRAS) === null,
      ['moon'],
    ),
  'gaja-kesari': (sky) => all(every(sky, ['jupiter'], sky.from('moon', ...KENDRAS)), ['moon']),
  adhi: (sky) => all(every(sky, BENEFICS, sky.from('moon', 6, 7, 8)), ['moon']),
  amala: (sky) =>
    any(some(sky, BENEFICS, [10]), all(some(sky, BENEFICS, sky.from('moon', 10)), ['moon'])),
  vasumati: (sky) =>
    any(
      every(sky, BENEFICS, UPACHAYAS),
      all(every(sky, BENEFICS, sky.from('moon', ...UPACHAYAS)), ['moon']),
    ),
  'chandra-mangala': (sky) => together(sky, 'moon', 'mars'),
  sakata: (sky) =>
    all(moonFrom('jupiter', ...DUSTHANAS)(sky), !KENDRAS.includes(sky.house('moon'))),
  adhama: moonFrom('sun', ...KENDRAS),
  sama: moonFrom('sun', 2, 5, 8, 11),
  varishtha: moonFrom('sun', 3, 6, 9, 12),
  vesi: oneSide('sun', 2, 12),
  vasi: oneSide('sun', 12, 2),
  ubhayachari: bothSides('sun'),
  'budha-aditya': (sky) => together(sky, 'sun', 'mercury'),
  gauri: (sky) =>
    all(
      sky.isAtHome('moon'),
      every(sky, ['moon'], [1, 4, 5, 7, 9, 10]),
      looking(sky, ['jupiter'], sky.house('moon')),
    ),
  trilochana: (sky) =>
    all(
      every(sky, ['moon', 'mars'], sky.from('sun', 5, 9)),
      every(sky, ['mars'], sky.from('moon', 5, 9)),
      ['sun'],
    ),
  'shubha-kartari': kartari('benefics', 'lagna'),
  'papa-kartari': kartari('malefics', 'lagna'),
  'shubha-kartari-moon': kartari('benefics', 'moon'),
  'papa-kartari-moon': kartari('malefics', 'moon'),
} as const satisfies Readonly<Record<string, Definition>>;
