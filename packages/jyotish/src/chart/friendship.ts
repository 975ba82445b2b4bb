import { NATURAL_FRIENDSHIPS, TEMPORARY_FRIEND_PLACES } from '../tables/friendships.ts';
import type { Dignity, Graha, RashiIndex } from '../vocabulary.ts';
import { houseFrom } from './houses.ts';

export type Friendship = Extract<
  Dignity,
  'great-friend' | 'friend' | 'neutral' | 'enemy' | 'great-enemy'
>;

const LADDER = ['great-enemy', 'enemy', 'neutral', 'friend', 'great-friend'] as const;

/** How `a` regards `b` by nature: 1 friend, 0 neutral, −1 enemy. BPHS 3. */
export const naturalFriendship = (a: Graha, b: Graha): 1 | 0 | -1 => {
  const { friends, enemies } = NATURAL_FRIENDSHIPS[a];
  if (friends.includes(b)) return 1;
  return enemies.includes(b) ? -1 : 0;
};

/** Is a graha in sign `to` a friend, for this chart, of one in sign `from`? BPHS 3. */
export const isTemporaryFriend = (from: RashiIndex, to: RashiIndex): boolean =>
  TEMPORARY_FRIEND_PLACES.includes(houseFrom(from, to));

/** The fivefold (panchadha) regard of `a` for `b`, natural and temporary added. BPHS 3. */
export const compoundFriendship = (
  a: Graha,
  b: Graha,
  signs: Readonly<Record<Graha, RashiIndex>>,
): Friendship => {
  const temporary = isTemporaryFriend(signs[a], signs[b]) ? 1 : -1;
  return LADDER[(naturalFriendship(a, b) + temporary + 2) as 0 | 1 | 2 | 3 | 4];
};
