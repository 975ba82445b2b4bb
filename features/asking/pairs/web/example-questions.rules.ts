/** Two distinct random integers below `count`. `random`: as Math.random. */
export const twoDistinct = (count: number, random: () => number): readonly [number, number] => {
  const first = Math.floor(random() * count);
  const second = Math.floor(random() * (count - 1));
  return [first, second < first ? second : second + 1];
};
