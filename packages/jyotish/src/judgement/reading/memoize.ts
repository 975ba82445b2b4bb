/** The same function, computed once for all that has one key; without `keyOf`, once for each thing itself. */
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
