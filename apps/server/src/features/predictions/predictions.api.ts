export { questionProduct } from './question.product.ts';
