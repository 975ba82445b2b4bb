/** Loaded by dynamic import only. */
export { Login } from './login.tsx';
