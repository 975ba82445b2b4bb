export { FirstChart } from './first-chart.tsx';
export { KeepBirth } from './keep-birth.tsx';
