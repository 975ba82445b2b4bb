/** A seeded pseudo-random generator, 0 to 1: linear congruential (Numerical Recipes, 2nd ed., ch. 7.1). */
const sequence = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

interface Sky {
  readonly seed: number;
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

/** Random stars, denser and smaller towards the top; every seventh is brass, every eleventh twinkles. */
export const starsOf = ({ seed, count, width, height }: Sky) => {
  const next = sequence(seed);
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(next() * width),
    y: Math.round(next() ** 1.4 * height),
    r: Math.round((0.5 + next() ** 3 * 1.5) * 10) / 10,
    brass: index % 7 === 0,
    twinkles: index % 11 === 0,
  }));
};
