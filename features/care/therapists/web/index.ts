export { TherapistPrices } from './therapist-prices.tsx';
export { Therapists } from './therapists.tsx';
export { useWantedSession, wantSession } from './session-wish.ts';
