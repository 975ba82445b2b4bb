/** The questions whose firmness is told with the first chart: each may be the free one. */
export const FIRST_QUESTIONS = [
  'marriage-when',
  'income-growth-when',
  'suitable-work',
  'coming-year-overall',
] as const;
export type FirstQuestion = (typeof FIRST_QUESTIONS)[number];
