/** Only by dynamic import. */
export { BookSession } from './book-session.tsx';
