import { TIMINGS } from '@dhruva/kernel/timings';

/** What stands in the corner, and for how long, in milliseconds. */
export interface Turn {
  readonly quote: number;
  readonly isShown: boolean;
  readonly lasts: number;
}

const HIDDEN = TIMINGS.quoteEvery - TIMINGS.quoteShown;

const shown = (quote: number): Turn => ({ quote, isShown: true, lasts: TIMINGS.quoteShown });

/** The first of `count` quotes. `chance`: from 0, below 1. */
export const firstTurn = (count: number, chance: () => number): Turn =>
  shown(Math.floor(chance() * count));

/** After a quote nothing, after nothing a quote: any but the one before. */
export const nextTurn = (turn: Turn, count: number, chance: () => number): Turn => {
  if (turn.isShown) return { ...turn, isShown: false, lasts: HIDDEN };
  const drawn = Math.floor(chance() * (count - 1));
  return shown(drawn < turn.quote ? drawn : drawn + 1);
};
