import type { Kuta } from '@dhruva/jyotish';
import { lordOf, placeFrom, signOf } from './chart/signs.ts';
import { mutualRegard, starOf } from './pair-positions.ts';

/** Points of the eight kutas of two Moons by longitude, `boy` and `girl` as the tables have them. */
export type Points = Readonly<Record<Kuta, number>>;

/** The most points of each. */
export const MOST: Points = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
};

/** Signs by rank, highest first: Brahmin the water signs, then fire, earth, air. */
const RANKS = [3, 0, 1, 2];
const rankOf = (lon: number): number => RANKS.indexOf(signOf(lon) % 4);

/** The group of each half sign from Mesha: four-footed, human, water, wild, insect. */
const HALVES = 'FFFFHHWWLLHHHHIIHFFWHHWW';
/** Points by boy and girl, groups in the order F H W L I. */
const VASHYA: Readonly<Record<string, readonly number[]>> = {
  F: [2, 1, 1, 0, 1],
  H: [1, 2, 0.5, 0, 1],
  W: [1, 0.5, 2, 0, 1],
  L: [0.5, 0, 1, 2, 0],
  I: [1, 1, 1, 0, 2],
};
const halfOf = (lon: number): string => HALVES.charAt(Math.floor(lon / 15) % 24);
const vashya = (boy: number, girl: number): number =>
  VASHYA[halfOf(boy)]?.['FHWLI'.indexOf(halfOf(girl))] ?? Number.NaN;

const isGoodTara = (from: number, to: number): boolean =>
  ![3, 5, 7].includes((((starOf(to) - starOf(from) + 27) % 27) + 1) % 9);

/**
 * The animal of each star: Horse, Elephant, Sheep, snaKe, Dog, Cat, Rat, coW, Buffalo, Tiger,
 * Antelope, Monkey, mOngoose, Lion.
 */
const ANIMALS = 'HESKKDCSCRRWBTBTAADMOMLHLWE';
const BEASTS = 'HESKDCRWBTAMOL';
/** Points of two animals, a row and a column each in the order of BEASTS. */
const YONI = [
  '42322332013221',
  '24322323313220',
  '33422323313021',
  '22242112222102',
  '22224112220222',
  '33311403323222',
  '32211043323212',
  '23322334303221',
  '03322333413221',
  '11122220141223',
  '33320333314221',
  '22012222222422',
  '22202212222242',
  '10122221131224',
];
const beastOf = (lon: number): number => BEASTS.indexOf(ANIMALS.charAt(starOf(lon)));
const yoni = (boy: number, girl: number): number =>
  Number(YONI[beastOf(boy)]?.charAt(beastOf(girl)) ?? Number.NaN);

const MAITRI: Readonly<Record<string, number>> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'enemy friend': 1,
  'enemy neutral': 0.5,
  'enemy enemy': 0,
};
/** Points of the friendship of the lords of two signs. */
export const maitriOf = (one: number, other: number): number => {
  const [first, second] = [lordOf(one), lordOf(other)];
  return first === second ? MOST.maitri : (MAITRI[mutualRegard(first, second)] ?? Number.NaN);
};

/** Deva, Manushya or Rakshasa of each star. */
const GANAS = 'DMRMDMDDRRMMDRDRDRRMMDRRMMD';
const GANA: Readonly<Record<string, number>> = {
  DD: 6,
  DM: 6,
  DR: 0,
  MD: 5,
  MM: 6,
  MR: 0,
  RD: 1,
  RM: 0,
  RR: 6,
};
/** Deva, Manushya or Rakshasa by its first letter. */
export const ganaOf = (lon: number): string => GANAS.charAt(starOf(lon));
const gana = (boy: number, girl: number): number =>
  GANA[`${ganaOf(boy)}${ganaOf(girl)}`] ?? Number.NaN;

const nadiOf = (lon: number): string => '012210'.charAt(starOf(lon) % 6);

/** The eight kutas as the tables give them. */
export const rawPoints = (boy: number, girl: number): Points => ({
  varna: rankOf(boy) <= rankOf(girl) ? MOST.varna : 0,
  vashya: vashya(boy, girl),
  tara: (isGoodTara(boy, girl) ? 1.5 : 0) + (isGoodTara(girl, boy) ? 1.5 : 0),
  yoni: yoni(boy, girl),
  maitri: maitriOf(signOf(boy), signOf(girl)),
  gana: gana(boy, girl),
  bhakoot: [1, 3, 4, 7, 10, 11].includes(placeFrom(signOf(boy), signOf(girl))) ? MOST.bhakoot : 0,
  nadi: nadiOf(boy) === nadiOf(girl) ? 0 : MOST.nadi,
});

/**
 * The same after the cancellations all schools agree on: nadi for one sign with two stars or one
 * star in two signs, bhakoot for one lord or two who are friends both ways.
 */
export const settledPoints = (boy: number, girl: number): Points => {
  const raw = rawPoints(boy, girl);
  const [sameSign, sameStar] = [signOf(boy) === signOf(girl), starOf(boy) === starOf(girl)];
  return {
    ...raw,
    nadi: sameSign === sameStar ? raw.nadi : MOST.nadi,
    bhakoot: raw.maitri === MOST.maitri ? MOST.bhakoot : raw.bhakoot,
  };
};

/** The sum of the eight. */
export const totalOf = (points: Points): number =>
  Object.values(points).reduce((sum, each) => sum + each, 0);
