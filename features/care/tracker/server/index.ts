export type { StoredEntry } from './entry.store.ts';
export { trackerData } from './personal-data.store.ts';
export { readShared } from './sharing/read-shared.service.ts';
export { SHARE_SWEEP } from './sharing/sharing.jobs.ts';
