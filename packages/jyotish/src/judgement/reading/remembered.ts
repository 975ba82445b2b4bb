/** The same function of two names, computed once for each pair of them. */
export const remembered = <A extends string, B extends string, R>(
  read: (a: A, b: B) => R,
): ((a: A, b: B) => R) => {
  const known = new Map<string, R>();
  return (a, b) => {
    const key = `${a} ${b}`;
    const found = known.get(key) ?? read(a, b);
    known.set(key, found);
    return found;
  };
};
