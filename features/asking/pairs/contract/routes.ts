import { birthErrors } from '@dhruva/asking/births/contract/birth-errors';
import { route } from '@dhruva/kernel/route';
import { checkPairReply, pairData, singleAnswerBody, singleAnswerReply } from './schemas.ts';

const pairErrors = [...birthErrors, 'compatibility.details-missing'] as const;

export const checkPair = route({
  method: 'POST',
  path: '/api/compatibility/check-pair',
  auth: 'session',
  beforeSecondCheck: true,
  summary: 'Read two births back before anything is asked or paid',
  body: pairData,
  reply: checkPairReply,
  errors: pairErrors,
});

export const getSingleAnswer = route({
  method: 'POST',
  path: '/api/compatibility/get-single-answer',
  auth: 'session',
  summary: 'The answer to a paid question about two people; the same one each time',
  body: singleAnswerBody,
  reply: singleAnswerReply,
  errors: [...pairErrors, 'prediction.question-unknown', 'prediction.not-entitled'],
});
