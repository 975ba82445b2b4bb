import type { Finding } from '../judgement.types.ts';

/** Raw points that help a matter and that hinder it, each 0 or more. */
export interface Sides {
  readonly help: number;
  readonly hindrance: number;
}

/** Points that count as silence: a single small finding must not decide a whole step (ours). */
const SILENCE = 2;

/** Sums findings by side. */
export const sidesOf = (findings: readonly Pick<Finding, 'side' | 'weight'>[]): Sides => {
  let [help, hindrance] = [0, 0];
  for (const { side, weight } of findings) {
    if (side === 'for') help += weight;
    else if (side === 'against') hindrance += weight;
  }
  return { help, hindrance };
};

/** How far help outweighs hindrance, −1 … 1; 0 where they are equal or nothing is found. */
export const balanceOf = ({ help, hindrance }: Sides): number =>
  (help - hindrance) / (help + hindrance + SILENCE);

/** The share of a balance that one raw point of these sides makes. */
export const perPoint = ({ help, hindrance }: Sides): number => 1 / (help + hindrance + SILENCE);

/** Sum of sides, each scaled by one factor. */
export const sumSides = (all: readonly Sides[], factor = 1): Sides => ({
  help: all.reduce((sum, { help }) => sum + help, 0) * factor,
  hindrance: all.reduce((sum, { hindrance }) => sum + hindrance, 0) * factor,
});

/** The balance at which help is so many times hindrance: 2 → 1/3. */
export const balanceAt = (times: number): number => (times - 1) / (times + 1);
