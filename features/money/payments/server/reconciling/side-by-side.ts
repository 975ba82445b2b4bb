/** With every call to the provider at its longest, a hundred still end within the life of a job (5 minutes). */
const WIDTH = 5;

/** Does the work of each, a few at a time. */
export const sideBySide = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  for (let start = 0; start < items.length; start += WIDTH) {
    await Promise.all(items.slice(start, start + WIDTH).map(work));
  }
};
