import type { Bhava, Graha } from '../vocabulary.ts';

export interface Friendships {
  readonly friends: readonly Graha[];
  readonly enemies: readonly Graha[];
}

const OF_MARS = { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] } as const;
const OF_SATURN = { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] } as const;

/**
 * Natural (naisargika) friends and enemies of each graha; a graha in neither list is neutral. BPHS
 * 3. The nodes follow the saying "Rahu as Saturn, Ketu as Mars", each a friend of its model.
 */
export const NATURAL_FRIENDSHIPS: Readonly<Record<Graha, Friendships>> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: OF_MARS,
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: OF_SATURN,
  rahu: { ...OF_SATURN, friends: [...OF_SATURN.friends, 'saturn'] },
  ketu: { ...OF_MARS, friends: [...OF_MARS.friends, 'mars'] },
};

/** Places counted from a graha whose occupants are its friends for this chart (tatkalika). BPHS 3. */
export const TEMPORARY_FRIEND_PLACES: readonly Bhava[] = [2, 3, 4, 10, 11, 12];
