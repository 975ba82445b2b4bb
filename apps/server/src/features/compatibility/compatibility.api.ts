export { compatibilityProduct } from './compatibility.product.ts';
export { listPairRecords } from './history.service.ts';
