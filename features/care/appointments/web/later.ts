/** By dynamic import, or by a page that shows it at once. */
export { BookSession } from './book-session.tsx';
