export { readBirth } from './birth.service.ts';
export type { ReadBirth } from './birth.service.ts';
export { isDescribedBy, isSameBirth } from './resolved-birth.rules.ts';
export type { NamedBirth } from './resolved-birth.rules.ts';
