export { questionProduct } from './question.product.ts';
export { questionsData } from './question.store.ts';
