export { openProfile } from './profile.service.ts';
