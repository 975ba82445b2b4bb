import { OWN_READING } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { referralStatus } from './schemas.ts';

export const myReferral = route({
  method: 'GET',
  path: '/api/referral/mine',
  auth: 'session',
  beforeSecondCheck: true,
  budgets: OWN_READING,
  summary: 'My referral code, link and how many friends joined',
  reply: referralStatus,
  errors: [],
});
