export { TherapistPrices } from './therapist-prices.tsx';
export { Therapists } from './therapists.tsx';
