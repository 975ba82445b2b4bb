/** The film of the home page: how long, how large, how fast. It has no words and begins again unseen. */
export const FILM = {
  width: 1280,
  height: 720,
  fps: 24,
  frames: 288,
  /** What the wheel turns in one round, in degrees: its own symmetry, so that the last frame runs into the first. */
  turn: 30,
  seed: 11,
} as const;

/** A number as it stands in the picture: hundredths, and no minus before nothing. */
export const round = (value: number): number => Math.round(value * 100) / 100 || 0;

/** How much of a light is seen `away` rounds from its moment: 1 at it, soft before and after, 0 half a round off. */
export const glow = (away: number): number => round(Math.max(0, Math.cos(2 * Math.PI * away)) ** 6);
