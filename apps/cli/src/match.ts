import { answerLines } from './lines/json-lines.ts';
import { matchLine } from './match-line.ts';

await answerLines(matchLine);
