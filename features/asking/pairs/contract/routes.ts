import { birthRefusals } from '@dhruva/asking/births/contract/birth-refusals';
import { ENGINE_USE, perHour } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { pairRefusals } from './item.ts';
import {
  checkPairBody,
  checkPairReply,
  freeMatchReply,
  pairData,
  singleAnswerBody,
  singleAnswerReply,
} from './schemas.ts';

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

export const freeMatch = route({
  method: 'POST',
  path: '/api/compatibility/match',
  auth: 'session',
  budgets: { user: perHour(120) },
  engine: true,
  summary: 'The 36 points and Manglik of two births, free to who is signed in; nothing is stored',
  body: pairData,
  reply: freeMatchReply,
  errors: [...birthRefusals, 'compatibility.details-missing'],
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
