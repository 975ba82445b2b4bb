export type { PersonalData } from './personal-data.ts';
export { keyData } from './personal-data.store.ts';
