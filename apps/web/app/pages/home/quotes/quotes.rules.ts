import { TIMINGS } from '@dhruva/kernel/timings';

/** One phase of the rotation: a quote shown, or a pause, and its length in milliseconds. */
export interface QuotePhase {
  readonly quote: number;
  readonly isShown: boolean;
  readonly durationMs: number;
}

const HIDDEN = TIMINGS.quoteEvery - TIMINGS.quoteShown;

const shown = (quote: number): QuotePhase => ({
  quote,
  isShown: true,
  durationMs: TIMINGS.quoteShown,
});

/** The first phase: a random quote of `count`. `random`: as Math.random. */
export const firstPhase = (count: number, random: () => number): QuotePhase =>
  shown(Math.floor(random() * count));

/** The next phase: a pause after a quote, and after a pause a random quote other than the last. */
export const nextPhase = (phase: QuotePhase, count: number, random: () => number): QuotePhase => {
  if (phase.isShown) return { ...phase, isShown: false, durationMs: HIDDEN };
  const drawn = Math.floor(random() * (count - 1));
  return shown(drawn < phase.quote ? drawn : drawn + 1);
};
