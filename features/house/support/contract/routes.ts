import { route } from '@dhruva/kernel/route';
import { sendSupportBody, sendSupportReply } from './schemas.ts';

export const sendSupport = route({
  method: 'POST',
  path: '/api/support/send',
  auth: 'none',
  summary:
    'A message to support, signed in or not; it is kept, mailed to support and gets a ticket',
  body: sendSupportBody,
  reply: sendSupportReply,
  errors: ['support.fields-missing', 'support.answer-to-invalid'],
});
