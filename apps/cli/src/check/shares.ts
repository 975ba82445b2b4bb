/** The share of different values, 0–1. */
export const distinctShare = (values: readonly string[]): number =>
  new Set(values).size / values.length;

/** The share of the most common value, 0–1; 0 of none. */
export const commonShare = (values: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return values.length === 0 ? 0 : Math.max(...counts.values()) / values.length;
};

export const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(6);
