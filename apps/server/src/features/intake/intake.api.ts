export { readForStaff } from './intake.service.ts';
export { intakeData } from './personal-data.store.ts';
