/** By dynamic import, or by a page that shows it at once. */
export { Login } from './login.tsx';
