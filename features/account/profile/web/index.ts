export { PersonalInfo } from './personal-info.tsx';
export { factLabel, factOptions } from './life-fact-options.ts';
export type { PlaceInput, PlaceValue } from './place-input.ts';
