import type { Lists } from '../telling/lists.ts';

/** "क", "क और ख", "क, ख और ग". */
export const joined = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} और ${items.at(-1) ?? ''}`;

/** Hindi list phrases. */
export const lists: Lists = {
  joined,
  paired: (items) => items.join(', साथ ही '),
  ranked: (items) => items.join(', फिर '),
  inSequence: (items) => items.join(', फिर '),
};
