/** Compiles the catalogues of screen sentences: `npm run messages`. */
import { compileMessages } from './compile-messages.ts';

await compileMessages();
