/** Paths at which a value holds what no answer may: NaN, infinite numbers, undefined. */
export const flawsIn = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => flawsIn(each, `${path}.${key}`));
  }
  const isFlawed =
    value === undefined ||
    (typeof value === 'number' && !Number.isFinite(value)) ||
    (typeof value === 'string' && /NaN|undefined|Infinity/u.test(value));
  return isFlawed ? [`${path}: ${String(value)}`] : [];
};
