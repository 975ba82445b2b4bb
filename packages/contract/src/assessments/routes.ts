import { route } from '../route.ts';
import { myAssessmentsReply } from './schemas.ts';

export const myAssessments = route({
  method: 'GET',
  path: '/api/assessments/mine',
  auth: 'session',
  summary: 'The assessments this account has bought, newest first',
  reply: myAssessmentsReply,
  errors: [],
});
