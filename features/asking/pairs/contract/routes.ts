import { ENGINE_USE } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { pairRefusals } from './item.ts';
import { checkPairBody, checkPairReply, singleAnswerBody, singleAnswerReply } from './schemas.ts';

export const checkPair = route({
  method: 'POST',
  path: '/api/compatibility/check-pair',
  auth: 'session',
  beforeSecondCheck: true,
  budgets: ENGINE_USE,
  engine: true,
  summary:
    'Read two births back before anything is asked or paid, and how firm the answer would be',
  body: checkPairBody,
  reply: checkPairReply,
  errors: pairRefusals,
});

export const getSingleAnswer = route({
  method: 'POST',
  path: '/api/compatibility/get-single-answer',
  auth: 'session',
  budgets: ENGINE_USE,
  engine: true,
  summary: 'The answer to a paid question about two people; the same one each time',
  body: singleAnswerBody,
  reply: singleAnswerReply,
  errors: [...pairRefusals, 'prediction.question-unknown', 'prediction.not-entitled'],
});
