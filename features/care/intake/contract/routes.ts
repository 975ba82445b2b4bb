import { OWN_READING, perHour } from '@dhruva/kernel/budgets';
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
  budgets: { user: perHour(30) },
  summary: 'Send the intake form, for the first time or changed',
  body: intakeForm,
  reply: submitIntakeReply,
  errors: ['intake.fields-missing', 'intake.phone-invalid', 'intake.email-invalid'],
});

export const myIntake = route({
  method: 'GET',
  path: '/api/intake-form/mine',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'The own intake form as last sent, to be continued',
  reply: myIntakeReply,
  errors: [],
});

export const saveIntakeDraft = route({
  method: 'PUT',
  path: '/api/intake-form/draft',
  auth: 'session',
  // A save after each pause of somebody who writes for an hour.
  budgets: { user: perHour(600) },
  summary: 'Keep the intake form as it is now, not sent yet; what was kept before is replaced',
  body: intakeForm,
  reply: saveDraftReply,
  errors: [],
});

export const myIntakeDraft = route({
  method: 'GET',
  path: '/api/intake-form/draft',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'The own intake form as it was left, not sent yet',
  reply: myDraftReply,
  errors: [],
});
