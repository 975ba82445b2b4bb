export { Counselling } from './tracker.tsx';
