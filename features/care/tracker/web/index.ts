export { Tracker } from './tracker.tsx';
