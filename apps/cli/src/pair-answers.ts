/** Answers the six questions about two people in every language, a line each: for answers-check.ts. */
import { answerLines } from './json-lines.ts';
import { toldPairLine } from './told-line.ts';

await answerLines(toldPairLine);
