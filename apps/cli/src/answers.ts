/** Answers questions in every language, a line each: for answers-check.ts. */
import { answerLines } from './json-lines.ts';
import { toldLine } from './told-line.ts';

await answerLines(toldLine);
