/** Chosen so that a hundred provider calls of maximum length fit into a job's 5 minutes. */
const WIDTH = 5;

/** Runs `work` for each item, a few concurrently. */
export const sideBySide = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  for (let start = 0; start < items.length; start += WIDTH) {
    await Promise.all(items.slice(start, start + WIDTH).map(work));
  }
};
