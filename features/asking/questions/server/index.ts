export { firmnessScansData } from './firmness/firmness-scans.store.ts';
export { questionProduct } from './question.product.ts';
export { questionsData } from './question.store.ts';
