import { QUESTIONS } from '@dhruva/contract/catalogue/questions';
import { QUESTION_AREAS } from '@dhruva/jyotish';
import { askLine } from './ask-line.ts';
import { answerLines } from './json-lines.ts';

if (process.argv.includes('--questions')) {
  for (const { id, text, tier } of QUESTIONS) {
    console.log(JSON.stringify({ question: text, tier, area: QUESTION_AREAS[id] }));
  }
} else {
  await answerLines(askLine);
}
