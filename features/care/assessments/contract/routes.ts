import { OWN_READING } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { assessmentReport, assessmentReportQuery, myAssessmentsReply } from './schemas.ts';

export const myAssessments = route({
  method: 'GET',
  path: '/api/assessments/mine',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'The assessments this account has bought, newest first',
  reply: myAssessmentsReply,
  errors: [],
});

export const myAssessmentReport = route({
  method: 'GET',
  path: '/api/assessments/report',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'The report of an assessment this account has bought, once it was delivered',
  query: assessmentReportQuery,
  reply: assessmentReport,
  errors: ['assessment.no-report'],
});
