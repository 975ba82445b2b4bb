export { PersonalInfo } from './personal-info.tsx';
