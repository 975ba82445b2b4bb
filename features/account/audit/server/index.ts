export { auditData } from './personal-data.store.ts';
export { logStaffRead, type StaffReader, staffReads } from './staff-read.store.ts';
export { formatReads } from './format-reads.rules.ts';
