export { assessmentProduct } from './assessment.service.ts';
export { assessmentsData } from './personal-data.store.ts';
export { assessmentsFrom } from './reference.store.ts';
export { deliverReport } from './report/deliver.service.ts';
export { momentInWords, stageOf } from './stage-words.rules.ts';
export { findStanding, type Standing } from './standing.service.ts';
