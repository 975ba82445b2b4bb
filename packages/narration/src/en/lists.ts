/** "a", "a and b", "a, b and c". */
export const joined = (items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** For items that hold an "and" themselves: "a and b, as well as c and d". */
export const paired = (items: readonly string[]): string => items.join(', as well as ');

/** In order of rank: "a", "a first, then b", "a first, then b, then c". */
export const ranked = (items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items[0] ?? ''} first, then ${items.slice(1).join(', then ')}`;
