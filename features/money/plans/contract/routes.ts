import { OWN_READING } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { myCreditsReply } from './schemas.ts';

export const myCredits = route({
  method: 'GET',
  path: '/api/plans/credits',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'The own plans that still hold sessions, the one that ends first on top',
  reply: myCreditsReply,
  errors: [],
});
