export { intakeDrafters } from './draft.store.ts';
export { readForStaff } from './intake.service.ts';
export { intakeSenders } from './intake.store.ts';
export { intakeData } from './personal-data.store.ts';
