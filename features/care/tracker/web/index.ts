export { Counselling } from './counselling.tsx';
