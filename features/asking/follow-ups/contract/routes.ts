import { perHour } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { followUps, takeFollowUpBody } from './schemas.ts';

export const takeFollowUp = route({
  method: 'POST',
  path: '/api/follow-ups/take',
  auth: 'session',
  budgets: { user: perHour(120) },
  summary: 'The answer to a free follow-up of a kept answer; the same one each time',
  body: takeFollowUpBody,
  reply: followUps,
  errors: ['follow-up.not-found', 'follow-up.spent'],
});
