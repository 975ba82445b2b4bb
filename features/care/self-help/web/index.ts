export { FreeTherapy } from './free-therapy.tsx';
