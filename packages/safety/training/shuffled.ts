/** Numbers from 0 to 1, the same at every run (a linear congruential generator, Numerical Recipes). */
export const chance = (): (() => number) => {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Another order of the same things (Fisher and Yates). */
export const shuffled = <Thing>(things: readonly Thing[], next: () => number): readonly Thing[] => {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Thing, mixed[last] as Thing];
  }
  return mixed;
};
