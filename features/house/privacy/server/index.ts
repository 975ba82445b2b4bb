export { encryptionKeyData } from './personal-data.store.ts';
export { readErasureLines } from './erasure-list.rules.ts';
export { applyErasures, writeErasures } from './erasures/erasures.service.ts';
export { FINAL_DELETION } from './privacy.jobs.ts';
