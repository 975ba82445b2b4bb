import { OPEN_READING, perHour } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import {
  promiseQuery,
  promiseReply,
  saveOwnQuestionsBody,
  saveOwnQuestionsReply,
} from './schemas.ts';

export const saveOwnQuestions = route({
  method: 'POST',
  path: '/api/custom-questions/save',
  auth: 'session',
  budgets: { user: perHour(120) },
  summary: 'The questions that belong to a payment; they exist since the payment was applied',
  body: saveOwnQuestionsBody,
  reply: saveOwnQuestionsReply,
  errors: ['booking.payment-unknown'],
});

export const answerPromise = route({
  method: 'GET',
  path: '/api/custom-questions/promise',
  auth: 'none',
  budgets: OPEN_READING,
  summary: 'When the answers of a package bought now would be due',
  query: promiseQuery,
  reply: promiseReply,
  errors: ['custom-question.package-unknown'],
});
