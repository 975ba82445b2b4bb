/** Days move by degrees with the birth; the months they lie in are factors. */
const OF_DEGREE = ['during', 'claims', 'askedOn'];

/** A value without its days, and without what is stated of them. */
export const undated = <T extends object>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (key, each: unknown) => (OF_DEGREE.includes(key) ? undefined : each)),
  ) as T;
