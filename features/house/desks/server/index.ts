export { cancelSession } from './cancel.service.ts';
export { StaffCommandRefusal } from './staff-command-refusal.ts';
export { showClient } from './client.service.ts';
export { deliverAssessment, showAssessment } from './desk/assessment-desk.service.ts';
export { showEntries } from './entries/show-entries.service.ts';
export { decideHeld, decideNotHeld } from './not-held/decide.service.ts';
export { showCase, showCases } from './not-held/read-case.service.ts';
export { showReads } from './reads.service.ts';
