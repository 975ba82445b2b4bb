import { answerLines } from './lines/json-lines.ts';
import { lifeLine } from './life-line.ts';

await answerLines(lifeLine);
