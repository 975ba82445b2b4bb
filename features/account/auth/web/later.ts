/** Only by dynamic import. */
export { Login } from './login.tsx';
