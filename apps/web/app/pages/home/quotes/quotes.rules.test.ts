import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPhase, nextPhase, type QuotePhase } from './quotes.rules.ts';

const COUNT = 5;
const always = (value: number) => () => value;
const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** The quote shown at each second. */
const watch = (seconds: number, random: () => number): (number | undefined)[] => {
  let phase: QuotePhase = firstPhase(COUNT, random);
  let ends = phase.durationMs;
  return Array.from({ length: seconds }, (_, second) => {
    while (second * 1000 >= ends) {
      phase = nextPhase(phase, COUNT, random);
      ends += phase.durationMs;
    }
    return phase.isShown ? phase.quote : undefined;
  });
};

describe('quotes', () => {
  it('stands for four seconds, is gone for four, and another stands from the eighth', () => {
    const seen = watch(24, always(0));
    const first = [0, 0, 0, 0];
    const other = [1, 1, 1, 1];
    const none = Array.from({ length: 4 });
    expect(seen).toEqual([first, none, other, none, first, none].flat());
  });

  it('any of the five may come first', () => {
    const firsts = [0, 0.2, 0.4, 0.6, 0.8].map((value) => firstPhase(COUNT, always(value)).quote);
    expect(firsts).toEqual([0, 1, 2, 3, 4]);
  });

  it('any of the other four may follow, never the same again', () => {
    const after = (quote: number, value: number) =>
      nextPhase({ quote, isShown: false, durationMs: 0 }, COUNT, always(value)).quote;
    expect([0, 0.25, 0.5, 0.75].map((value) => after(2, value))).toEqual([0, 1, 3, 4]);
    fc.assert(
      fc.property(fc.nat({ max: 4 }), draw, (quote, value) => {
        const next = after(quote, value);
        return next !== quote && next >= 0 && next < COUNT;
      }),
    );
  });
});
