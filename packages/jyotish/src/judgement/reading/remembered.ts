/** The same function, computed once for each key; an object is known by what it is, not by what it holds. */
export const remembered = <Key, Value>(read: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? read(key);
    known.set(key, found);
    return found;
  };
};
