export { Packages } from './packages.tsx';
