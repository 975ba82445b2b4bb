export { firmnessScansData } from './firmness/firmness-scans.store.ts';
export { holdsOf } from './firmness/holds.ts';
export { questionProduct } from './question.product.ts';
export { questionsData } from './question.store.ts';
export { findRecord, myPredictions } from './history.service.ts';
