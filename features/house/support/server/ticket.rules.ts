/** Letters and digits that are not confused when read aloud or handwritten. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/** A ticket number, such as `T-7K3M9Q`. `chance(n)` returns a random integer from 0 to n - 1. */
export const ticketNumber = (chance: (below: number) => number): string =>
  `T-${Array.from({ length: LENGTH }, () => SIGNS.charAt(chance(SIGNS.length))).join('')}`;
