export { compatibilityProduct } from './pair.product.ts';
export { listPairRecords } from './history.service.ts';
export { compatibilityData } from './pair.store.ts';
