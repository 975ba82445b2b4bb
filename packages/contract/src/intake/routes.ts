import { route } from '../route.ts';
import { intakeForm, myIntakeReply, submitIntakeReply } from './schemas.ts';

export const submitIntake = route({
  method: 'POST',
  path: '/api/intake-form/submit',
  auth: 'session',
  summary: 'Send the intake form, for the first time or changed',
  body: intakeForm,
  reply: submitIntakeReply,
  errors: ['intake.fields-missing', 'intake.phone-invalid', 'intake.email-invalid'],
});

export const myIntake = route({
  method: 'GET',
  path: '/api/intake-form/mine',
  auth: 'session',
  summary: 'The own intake form as last sent, to be continued',
  reply: myIntakeReply,
  errors: [],
});
