import { TIMINGS } from '@dhruva/kernel/timings';

/** One phase of the rotation: a quote shown, or a pause, and its length in milliseconds. */
export interface Turn {
  readonly quote: number;
  readonly isShown: boolean;
  readonly lasts: number;
}

const HIDDEN = TIMINGS.quoteEvery - TIMINGS.quoteShown;

const shown = (quote: number): Turn => ({ quote, isShown: true, lasts: TIMINGS.quoteShown });

/** The first phase: a random quote of `count`. `random`: as Math.random. */
export const firstTurn = (count: number, chance: () => number): Turn =>
  shown(Math.floor(chance() * count));

/** The next phase: a pause after a quote, and after a pause a random quote other than the last. */
export const nextTurn = (turn: Turn, count: number, chance: () => number): Turn => {
  if (turn.isShown) return { ...turn, isShown: false, lasts: HIDDEN };
  const drawn = Math.floor(chance() * (count - 1));
  return shown(drawn < turn.quote ? drawn : drawn + 1);
};
