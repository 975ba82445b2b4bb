export { SelfHelp } from './self-help.tsx';
