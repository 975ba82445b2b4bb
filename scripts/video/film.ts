/** The film's duration, size and frame rate. It has no text and loops seamlessly. */
export const FILM = {
  width: 1280,
  height: 720,
  fps: 24,
  frames: 288,
  /**
   * Degrees the wheel turns in one loop: its angle of symmetry, so that the last frame leads into the first.
   */
  turn: 30,
  seed: 11,
} as const;

/** Rounds a coordinate to hundredths, with -0 as 0. */
export const round = (value: number): number => Math.round(value * 100) / 100 || 0;

/** The brightness of a light `away` loops from its moment: 1 there, fading smoothly to 0 half a loop away. */
export const glow = (away: number): number => round(Math.max(0, Math.cos(2 * Math.PI * away)) ** 6);
