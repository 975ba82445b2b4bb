/** Work of one search, counted: looking at an entry is one; what costs more is in `COST`. */
export interface Work {
  /** Takes so much of what is left; false if there is not so much. */
  readonly spend: (amount: number) => boolean;
  readonly spent: () => number;
}

export const COST = {
  /** Finding out where a row lies. */
  placed: 4,
  /** Comparing two names sound by sound. */
  compared: 12,
  /** Looking up where a region or city lies. */
  lookedUp: 600,
} as const;
/** What one search may cost: about two milliseconds of a core. */
export const MOST_WORK = 60_000;

export function workUpTo(most: number): Work {
  let spent = 0;
  return {
    spend: (amount) => {
      if (spent + amount > most) return false;
      spent += amount;
      return true;
    },
    spent: () => spent,
  };
}
