export { assessmentProduct } from './assessment.service.ts';
export { assessmentsData } from './personal-data.store.ts';
export { assessmentsFrom } from './reference.store.ts';
export { deliverReport } from './report/deliver.service.ts';
export { momentInWords, stageOf } from './stage-words.rules.ts';
export { findProgress, type UnlockProgress } from './progress.service.ts';
export { listInWords } from './report/desk-list.rules.ts';
export { openAssessments } from './report/open-assessments.service.ts';
