import { route } from '@dhruva/kernel/route';
import {
  intakeForm,
  myDraftReply,
  myIntakeReply,
  saveDraftReply,
  submitIntakeReply,
} from './schemas.ts';

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

export const saveIntakeDraft = route({
  method: 'PUT',
  path: '/api/intake-form/draft',
  auth: 'session',
  summary: 'Keep the intake form as it is now, not sent yet; what was kept before is replaced',
  body: intakeForm,
  reply: saveDraftReply,
  errors: [],
});

export const myIntakeDraft = route({
  method: 'GET',
  path: '/api/intake-form/draft',
  auth: 'session',
  summary: 'The own intake form as it was left, not sent yet',
  reply: myDraftReply,
  errors: [],
});
