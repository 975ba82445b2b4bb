export { compatibilityProduct } from './compatibility.product.ts';
export { listPairRecords } from './history.service.ts';
export { compatibilityData } from './compatibility.store.ts';
