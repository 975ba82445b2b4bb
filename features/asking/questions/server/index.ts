export { questionProduct } from './question.product.ts';
export { predictionsData } from './prediction.store.ts';
