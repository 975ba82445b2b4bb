import { FREE } from '../budgets.ts';
import { route } from '../route.ts';
import { healthReply, readyReply } from './schemas.ts';

export const healthz = route({
  method: 'GET',
  path: '/healthz',
  auth: 'none',
  budgets: FREE,
  summary: 'The process is alive',
  reply: healthReply,
  errors: [],
});

export const readyz = route({
  method: 'GET',
  path: '/readyz',
  auth: 'none',
  budgets: FREE,
  summary: 'The process can serve: the database answers and its schema is current',
  reply: readyReply,
  errors: [],
});
