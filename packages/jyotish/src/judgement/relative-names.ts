export const RELATIVES = [
  'mother',
  'father',
  'younger-siblings',
  'elder-siblings',
  'in-laws',
] as const;
export type Relative = (typeof RELATIVES)[number];
