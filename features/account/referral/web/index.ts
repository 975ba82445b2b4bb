export { ReferralCard } from './referral-card.tsx';
export { forgetReferralCode, keepReferralCode, readReferralCode } from './referral-code.ts';
export { useReferral } from './use-referral.ts';
