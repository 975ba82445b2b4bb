/** Settles as `work` does, or rejects with `late()` after `ms`; the work itself goes on. */
export const within = async <T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};
