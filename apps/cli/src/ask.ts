import { parseArgs } from 'node:util';
import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { QUESTION_AREAS } from '@dhruva/jyotish';
import { LANGUAGES } from '@dhruva/narration';
import { askLine } from './ask-line.ts';
import { answerLines } from './lines/json-lines.ts';

const { values } = parseArgs({
  options: {
    questions: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
    claims: { type: 'boolean', default: false },
    'follow-up': { type: 'string' },
  },
});
const language = LANGUAGES.find((each) => each === values.language);

if (language === undefined) {
  console.error(`--language is one of: ${LANGUAGES.join(', ')}`);
  process.exitCode = 2;
} else if (values.questions) {
  for (const { id, text, tier } of QUESTIONS) {
    console.log(JSON.stringify({ question: text, tier, area: QUESTION_AREAS[id] }));
  }
} else {
  await answerLines((line) =>
    askLine(line, language, { withClaims: values.claims, followUp: values['follow-up'] }),
  );
}
