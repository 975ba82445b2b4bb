export { FreeTherapy } from './self-help.tsx';
