import { SEVEN_GRAHAS } from '@dhruva/jyotish/vocabulary';
import { all, any, every, held, some, type Definition } from './formed.ts';
import { BENEFICS, KENDRAS, MALEFICS, type YogaSky } from './yoga-sky.ts';

/** The seven grahas fill these houses: they are in them alone, and in each. */
const fills =
  (...houses: readonly number[]): Definition =>
  (sky) =>
    all(every(sky, SEVEN_GRAHAS, houses), held(sky, houses, SEVEN_GRAHAS));

const anyOf =
  (...definitions: readonly Definition[]): Definition =>
  (sky) =>
    any(...definitions.map((formed) => formed(sky)));

/** So many houses in a row, from a first one. */
const row = (first: number, length: number): Definition =>
  fills(...Array.from({ length }, (_, step) => ((first + step - 1) % 12) + 1));

const halves =
  (soft: readonly number[], hard: readonly number[]): Definition =>
  (sky) =>
    any(every(sky, BENEFICS, soft), every(sky, MALEFICS, hard));

const SHAPES = {
  gada: anyOf(fills(1, 4), fills(4, 7), fills(7, 10), fills(10, 1)),
  'nabhasa-sakata': fills(1, 7),
  vihaga: fills(4, 10),
  shringataka: fills(1, 5, 9),
  hala: anyOf(fills(2, 6, 10), fills(3, 7, 11), fills(4, 8, 12)),
  vajra: halves([1, 7], [4, 10]),
  yava: halves([4, 10], [1, 7]),
  kamala: fills(...KENDRAS),
  vapi: anyOf(fills(2, 5, 8, 11), fills(3, 6, 9, 12)),
  yupa: row(1, 4),
  shara: row(4, 4),
  shakti: row(7, 4),
  danda: row(10, 4),
  nauka: row(1, 7),
  kuta: row(4, 7),
  chatra: row(7, 7),
  chapa: row(10, 7),
  'ardha-chandra': anyOf(...[2, 3, 5, 6, 8, 9, 11, 12].map((first) => row(first, 7))),
  chakra: fills(1, 3, 5, 7, 9, 11),
  samudra: fills(2, 4, 6, 8, 10, 12),
  mala: (sky) =>
    all(
      held(sky, KENDRAS, sky.benefics, 3),
      some(
        sky,
        sky.malefics.filter((graha) => graha !== 'rahu' && graha !== 'ketu'),
        KENDRAS,
      ) === null,
    ),
  'nabhasa-sarpa': (sky) =>
    all(held(sky, KENDRAS, MALEFICS, 3), some(sky, BENEFICS, KENDRAS) === null),
} as const satisfies Readonly<Record<string, Definition>>;

const hasShape = (sky: YogaSky): boolean =>
  Object.values(SHAPES).some((formed) => formed(sky) !== null);

const isAllIn = (sky: YogaSky, modality: number): boolean =>
  SEVEN_GRAHAS.every((graha) => sky.sign(graha) % 3 === modality);

const asraya =
  (modality: number): Definition =>
  (sky) =>
    isAllIn(sky, modality) && !hasShape(sky) ? SEVEN_GRAHAS : null;

const sankhya =
  (signs: number): Definition =>
  (sky) => {
    const count = new Set(SEVEN_GRAHAS.map((graha) => sky.sign(graha))).size;
    const isOther = hasShape(sky) || [0, 1, 2].some((modality) => isAllIn(sky, modality));
    return count === signs && !isOther ? SEVEN_GRAHAS : null;
  };

/** The yogas of the whole sky: the seven grahas without the nodes. BPHS 35; SV 21. */
export const NABHASA = {
  ...SHAPES,
  rajju: asraya(0),
  musala: asraya(1),
  nala: asraya(2),
  vallaki: sankhya(7),
  dama: sankhya(6),
  pasha: sankhya(5),
  kedara: sankhya(4),
  shula: sankhya(3),
  yuga: sankhya(2),
  gola: sankhya(1),
} as const satisfies Readonly<Record<string, Definition>>;
