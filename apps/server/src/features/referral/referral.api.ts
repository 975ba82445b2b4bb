export { countFriend } from './referral.service.ts';
