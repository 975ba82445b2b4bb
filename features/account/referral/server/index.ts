export { recordReferral } from './referral.service.ts';
export { referralData } from './personal-data.store.ts';
