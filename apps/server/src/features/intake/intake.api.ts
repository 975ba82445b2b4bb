export { readForStaff } from './intake.service.ts';
