/** Chosen so that a hundred provider calls of maximum length fit into a job's 5 minutes. */
const CONCURRENCY = 5;

/** Runs `work` for each item, a few concurrently. */
export const runConcurrently = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  for (let start = 0; start < items.length; start += CONCURRENCY) {
    await Promise.all(items.slice(start, start + CONCURRENCY).map(work));
  }
};
