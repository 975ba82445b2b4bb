import { perHour } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { sendSupportBody, sendSupportReply } from './schemas.ts';

export const sendSupport = route({
  method: 'POST',
  path: '/api/support/send',
  auth: 'none',
  budgets: { device: perHour(10), address: perHour(300), overall: perHour(2_000) },
  summary:
    'A message to support, signed in or not; it is kept, mailed to support and gets a ticket',
  body: sendSupportBody,
  reply: sendSupportReply,
  errors: ['support.fields-missing', 'support.answer-to-invalid'],
});
