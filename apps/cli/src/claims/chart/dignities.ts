import type { Graha, Varga } from '@dhruva/jyotish/vocabulary';
import { fold, lordOf, placeFrom } from './signs.ts';
import { signIn, type Natal } from './natal.ts';

/** Signs of exaltation; the opposite one is that of debilitation. BPHS 3; nodes BPHS 47. */
const EXALTED_IN: Readonly<Record<Graha, number>> = {
  sun: 0,
  moon: 1,
  mars: 9,
  mercury: 5,
  jupiter: 3,
  venus: 11,
  saturn: 6,
  rahu: 1,
  ketu: 7,
};

/** Moolatrikona: sign, first degree, degree it ends at. BPHS 3. */
const MOOLATRIKONA: Readonly<Partial<Record<Graha, readonly [number, number, number]>>> = {
  sun: [4, 0, 20],
  moon: [1, 3, 30],
  mars: [0, 0, 12],
  mercury: [5, 15, 20],
  jupiter: [8, 0, 10],
  venus: [6, 0, 15],
  saturn: [10, 0, 20],
};

/** Degrees from the Sun within which a graha is combust: direct, retrograde. Surya Siddhanta IX. */
const ORBS: Readonly<Partial<Record<Graha, readonly [number, number]>>> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
};

type Regard = Readonly<Record<'friends' | 'enemies', readonly Graha[]>>;
/**
 * Natural friends and enemies. BPHS 3. Rahu has those of Saturn and Ketu those of Mars; each is also a
 * friend of the graha it follows.
 */
const REGARD: Readonly<Record<Graha, Regard>> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
  rahu: { friends: ['mercury', 'venus', 'saturn'], enemies: ['sun', 'moon', 'mars'] },
  ketu: { friends: ['sun', 'moon', 'jupiter', 'mars'], enemies: ['mercury'] },
};

const ownsSign = (graha: Graha, sign: number): boolean =>
  lordOf(sign) === graha || (graha === 'rahu' && sign === 10) || (graha === 'ketu' && sign === 7);

/** The sign a graha is exalted in. */
export const exaltationOf = (graha: Graha): number => EXALTED_IN[graha];

/** Whether a graha is at home: in a sign of its own or of its exaltation. */
export const isAtHome = (graha: Graha, sign: number): boolean =>
  ownsSign(graha, sign) || EXALTED_IN[graha] === sign;

export const isDebilitated = (graha: Graha, sign: number): boolean =>
  fold(EXALTED_IN[graha] + 6) === sign;

const inMoolatrikona = ({ lons }: Natal, graha: Graha): boolean => {
  const [sign, from, to] = MOOLATRIKONA[graha] ?? [0, 0, 0];
  return lons[graha] >= sign * 30 + from && lons[graha] < sign * 30 + to;
};

/** Moon and Mercury are exalted only up to the degree their moolatrikona begins at. */
const isExalted = (natal: Natal, graha: Graha, varga: Varga): boolean => {
  if (signIn(natal, graha, varga) !== EXALTED_IN[graha]) return false;
  const [sign, from] = MOOLATRIKONA[graha] ?? [-1, 0];
  return varga !== 1 || sign !== EXALTED_IN[graha] || natal.lons[graha] < sign * 30 + from;
};

export const isCombust = ({ lons, speeds }: Natal, graha: Graha): boolean => {
  const [direct, retrograde] = ORBS[graha] ?? [-1, -1];
  const arc = Math.abs(lons[graha] - lons.sun);
  return Math.min(arc, 360 - arc) <= (speeds[graha] < 0 ? retrograde : direct);
};

/** The natural friendship of one graha for another: 1 friend, 0 neutral, −1 enemy. BPHS 3. */
export const regardOf = (graha: Graha, other: Graha): number => {
  const { friends, enemies } = REGARD[graha];
  return Number(friends.includes(other)) - Number(enemies.includes(other));
};

/**
 * Regard of a graha for its host, the lord of the sign it stands in: natural and temporary regard
 * added, 2 great friend … −2 great enemy. A graha in 2, 3, 4, 10, 11 or 12 from another is its
 * temporary friend. BPHS 3.
 */
export const hostRegard = ({ signs }: Natal, graha: Graha): number => {
  const host = lordOf(signs[graha]);
  const isNear = [2, 3, 4, 10, 11, 12].includes(placeFrom(signs[graha], signs[host]));
  return regardOf(graha, host) + (isNear ? 1 : -1);
};

type State =
  | 'exalted'
  | 'debilitated'
  | 'own'
  | 'moolatrikona'
  | 'combust'
  | 'retrograde'
  | 'vargottama';

/** Whether a graha is in a state; `own` holds in the whole of a sign it owns. */
export const isInState = (natal: Natal, graha: Graha, state: State, varga: Varga = 1): boolean => {
  const sign = signIn(natal, graha, varga);
  switch (state) {
    case 'exalted':
      return isExalted(natal, graha, varga);
    case 'debilitated':
      return isDebilitated(graha, sign);
    case 'own':
      return ownsSign(graha, sign);
    case 'moolatrikona':
      return varga === 1 && inMoolatrikona(natal, graha);
    case 'combust':
      return isCombust(natal, graha);
    case 'retrograde':
      return natal.speeds[graha] < 0;
    case 'vargottama':
      return signIn(natal, graha, 9) === signIn(natal, graha);
  }
};
