export { pairProduct } from './pair.product.ts';
export { findPairRecord, listPairRecords } from './history.service.ts';
export { pairsData } from './pair.store.ts';
