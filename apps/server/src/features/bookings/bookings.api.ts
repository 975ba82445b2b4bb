export { therapyProduct } from './therapy.service.ts';
