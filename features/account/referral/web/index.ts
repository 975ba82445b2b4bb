export { ReferralCard } from './referral-card.tsx';
export {
  deleteStoredReferralCode,
  storeReferralCode,
  readStoredReferralCode,
} from './referral-code.ts';
export { useReferral } from './use-referral.ts';
