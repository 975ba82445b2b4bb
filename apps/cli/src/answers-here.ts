/**
 * Prints which zone (minutes behind UTC) and locale this process finds itself in, then the answer to each line in each language:
 * to one person, or about two where the line has a `self`. For same-bytes.test.ts.
 */
import { LANGUAGES } from '@dhruva/narration';
import { askLine } from './ask-line.ts';
import { answerLines } from './json-lines.ts';
import { pairLine } from './pair-line.ts';

const { locale } = Intl.DateTimeFormat().resolvedOptions();
console.log(JSON.stringify({ locale, behind: new Date(0).getTimezoneOffset() }));

await answerLines((line) => {
  const answer = 'self' in line ? pairLine : askLine;
  return Object.fromEntries(LANGUAGES.map((language) => [language, answer(line, language)]));
});
