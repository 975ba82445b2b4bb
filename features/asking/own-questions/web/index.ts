export { Packages } from './own-questions.tsx';
