export { keyData } from './personal-data.store.ts';
export { readLines } from './erasure-list.rules.ts';
export { applyErasures, writeErasures } from './erasures/erasures.service.ts';
export { FINAL_DELETION } from './privacy.jobs.ts';
