import { hearsLine } from './hears-line.ts';
import { answerLines } from './lines/json-lines.ts';

await answerLines(hearsLine);
