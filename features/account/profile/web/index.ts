export { PersonalInfo } from './personal-info.tsx';
export type { PlaceInput, PlaceValue } from './place-input.ts';
