import { eachGraha, skyAt, type GeoPoint, type Graha, type JulianDayUt } from '@dhruva/jyotish';

/** Sidereal longitudes of one birth, degrees; without a birth time its lagna says nothing. */
export interface Positions {
  readonly grahas: Readonly<Record<Graha, number>>;
  readonly lagna: number;
  readonly isTimeKnown: boolean;
}

/** The two people of a pair. */
export type PairPositions = Readonly<Record<'self' | 'other', Positions>>;

/** Positions at a birth. */
export const positionsAt = (birth: JulianDayUt, place: GeoPoint, isTimeKnown = true): Positions => {
  const { grahas, lagna } = skyAt(birth, place);
  return { grahas: eachGraha((graha) => grahas[graha].lon), lagna, isTimeKnown };
};

/** Navamsa sign of a longitude: the 108 quarters run through the signs in order. */
export const navamsaOf = (lon: number): number => Math.floor((lon * 3) / 10) % 12;

/** Pada of a longitude within its nakshatra, 1–4. */
export const padaOf = (lon: number): number => (Math.floor((lon * 3) / 10) % 4) + 1;

/** Nakshatra of a longitude, 0 = Ashwini. */
export const starOf = (lon: number): number => Math.floor((lon * 3) / 40) % 27;

type Regard = 'friend' | 'neutral' | 'enemy';

/** Who each regards as friends and as enemies (BPHS 3); Rahu as Saturn, Ketu as Mars. */
const REGARDS: Readonly<Record<Graha, readonly [friends: string, enemies: string]>> = {
  sun: ['moon mars jupiter', 'venus saturn'],
  moon: ['sun mercury', ''],
  mars: ['sun moon jupiter', 'mercury'],
  mercury: ['sun venus', 'moon'],
  jupiter: ['sun moon mars', 'mercury venus'],
  venus: ['mercury saturn', 'sun moon'],
  saturn: ['mercury venus', 'sun moon mars'],
  rahu: ['mercury venus saturn', 'sun moon mars'],
  ketu: ['sun moon jupiter mars', 'mercury'],
};

const regard = (a: Graha, b: Graha): Regard => {
  const [friends, enemies] = REGARDS[a].map((names) => names.split(' '));
  if (friends?.includes(b)) return 'friend';
  return enemies?.includes(b) ? 'enemy' : 'neutral';
};

/** How two grahas regard each other, in the alphabet's order: "enemy friend". */
export const mutualRegard = (a: Graha, b: Graha): string =>
  [regard(a, b), regard(b, a)].toSorted().join(' ');
