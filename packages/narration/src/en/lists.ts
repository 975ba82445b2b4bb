import type { Lists } from '../telling/lists.ts';

/** "a", "a and b", "a, b and c". */
export const joined = (items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** English list phrases. */
export const lists: Lists = {
  joined,
  paired: (items) => items.join(', as well as '),
  ranked: (items) =>
    items.length < 2
      ? (items[0] ?? '')
      : `${items[0] ?? ''} first, then ${items.slice(1).join(', then ')}`,
  inSequence: (items) => items.join(', then '),
};
