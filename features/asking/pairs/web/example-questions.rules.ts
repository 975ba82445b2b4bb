/** Two distinct random integers below `count`. `random`: as Math.random. */
export const twoOf = (count: number, chance: () => number): readonly [number, number] => {
  const first = Math.floor(chance() * count);
  const second = Math.floor(chance() * (count - 1));
  return [first, second < first ? second : second + 1];
};
