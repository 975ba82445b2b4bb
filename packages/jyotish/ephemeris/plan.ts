/** The table's extent: 1900-01-01 to 2100-12-31 in any civil time zone, and room for TT. */
export const START = 2415018.5;
export const END = 2488437.5;

/** Days of one segment and the degree of its series (chosen so that the residue stays small). */
export const PLAN = {
  sun: { days: 64, degree: 20 },
  moon: { days: 16, degree: 16 },
  mercury: { days: 32, degree: 20 },
  venus: { days: 64, degree: 23 },
  mars: { days: 64, degree: 22 },
  jupiter: { days: 96, degree: 24 },
  saturn: { days: 96, degree: 22 },
  'true-node': { days: 16, degree: 13 },
} as const;

export type TableBody = keyof typeof PLAN;
export const TABLE_BODIES = Object.keys(PLAN) as TableBody[];
