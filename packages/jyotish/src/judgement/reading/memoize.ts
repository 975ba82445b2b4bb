/**
 * Caches a function's results by key; without `keyOf`, by the argument itself. The cache has no
 * limit; a null or undefined result is computed again.
 */
export const memoize = <Of, Value>(
  read: (of: Of) => Value,
  keyOf: (of: Of) => unknown = (of) => of,
): ((of: Of) => Value) => {
  const known = new Map<unknown, Value>();
  return (of) => {
    const key = keyOf(of);
    const found = known.get(key) ?? read(of);
    known.set(key, found);
    return found;
  };
};
