/** Answers the six questions about two people, a line each: for answers-check.ts. */
import { answerLines } from './json-lines.ts';
import { pairLine } from './pair-line.ts';

await answerLines(pairLine);
