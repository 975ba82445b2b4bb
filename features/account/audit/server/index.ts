export { auditData } from './personal-data.store.ts';
export { noteStaffRead, type StaffReader, staffReads } from './staff-read.store.ts';
export { readsInWords } from './read-words.rules.ts';
