import { NATURAL_FRIENDSHIPS, TEMPORARY_FRIEND_PLACES } from '../tables/friendships.ts';
import { eachGraha, type Dignity, type Graha, type RashiIndex } from '../vocabulary.ts';
import { houseFrom } from './houses.ts';

export type Friendship = Extract<
  Dignity,
  'great-friend' | 'friend' | 'neutral' | 'enemy' | 'great-enemy'
>;

const LADDER = ['great-enemy', 'enemy', 'neutral', 'friend', 'great-friend'] as const;

const regardByNature = (a: Graha, b: Graha): 1 | 0 | -1 => {
  const { friends, enemies } = NATURAL_FRIENDSHIPS[a];
  if (friends.includes(b)) return 1;
  return enemies.includes(b) ? -1 : 0;
};

/** Computed once for all charts: the strengths look it up about a thousand times for each chart. */
const BY_NATURE = eachGraha((a) => eachGraha((b) => regardByNature(a, b)));
const BY_PLACE = Array.from({ length: 12 }, (_, ahead) =>
  TEMPORARY_FRIEND_PLACES.includes(houseFrom(0, ahead as RashiIndex)),
);

/** Natural friendship of `a` towards `b`: 1 friend, 0 neutral, −1 enemy. BPHS 3. */
export const naturalFriendship = (a: Graha, b: Graha): 1 | 0 | -1 => BY_NATURE[a][b];

/** Whether a graha in sign `to` is a temporary (tatkalika) friend of one in sign `from`. BPHS 3. */
export const isTemporaryFriend = (from: RashiIndex, to: RashiIndex): boolean =>
  BY_PLACE[(to - from + 12) % 12] === true;

/**
 * Compound (panchadha) friendship of `a` in sign `from` towards `b` in sign `to` as a number: 0
 * great enemy … 4 great friend. BPHS 3.
 */
export const friendshipRank = (
  a: Graha,
  b: Graha,
  from: RashiIndex,
  to: RashiIndex,
): 0 | 1 | 2 | 3 | 4 =>
  (naturalFriendship(a, b) + (isTemporaryFriend(from, to) ? 3 : 1)) as 0 | 1 | 2 | 3 | 4;

/**
 * Compound (panchadha) friendship of `a` towards `b`: natural and temporary friendship added. BPHS
 * 3.
 */
export const compoundFriendship = (
  a: Graha,
  b: Graha,
  signs: Readonly<Record<Graha, RashiIndex>>,
): Friendship => LADDER[friendshipRank(a, b, signs[a], signs[b])];
