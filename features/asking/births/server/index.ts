export { createBirths } from './birth.service.ts';
export type { Births, ReadBirth } from './birth.service.ts';
export type { ChartInput } from './chart-input.rules.ts';
export { isDescribedBy, isSameBirth } from './resolved-birth.rules.ts';
export type { NamedBirth } from './resolved-birth.rules.ts';
