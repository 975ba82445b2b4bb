export { questionProduct } from './question.product.ts';
export { predictionsData } from './question.store.ts';
