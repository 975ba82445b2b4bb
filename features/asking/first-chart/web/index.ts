export { FirstChart } from './first-chart.tsx';
export { KeepBirth } from './keep-birth.tsx';
export { typedBirth } from './typed-birth.ts';
export type { TypedBirth } from './birth-fields.rules.ts';
