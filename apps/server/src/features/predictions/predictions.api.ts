export { questionProduct } from './question.product.ts';
export { predictionsData } from './personal-data.store.ts';
