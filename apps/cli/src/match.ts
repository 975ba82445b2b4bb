import { answerLines } from './json-lines.ts';
import { matchLine } from './match-line.ts';

await answerLines(matchLine);
