/** Letters and digits that are not mistaken for one another, read aloud or in handwriting. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/** A ticket's number, such as `T-7K3M9Q`. `chance(n)` gives a whole number from 0 to n - 1. */
export const ticketNumber = (chance: (below: number) => number): string =>
  `T-${Array.from({ length: LENGTH }, () => SIGNS.charAt(chance(SIGNS.length))).join('')}`;
