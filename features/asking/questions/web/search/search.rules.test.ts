import { expect, test } from 'vitest';
import { QUESTIONS } from '../../contract/catalogue.ts';
import { QUESTIONS_HI } from '../../contract/catalogue-hi.ts';
import { choiceAreaOf } from '../../contract/question-areas.ts';
import { AREA_WORDS } from './search-words.ts';
import { findQuestions } from './search.rules.ts';

const SEARCHED = QUESTIONS.map(({ id, text }) => ({
  id,
  texts: [text, QUESTIONS_HI[id]],
  area: AREA_WORDS[choiceAreaOf(id)],
}));
const found = (query: string) => [...(findQuestions(query, SEARCHED) ?? [])];

test.each([
  ['marriage', 'marriage-when'],
  ['When will I get MARRIED?', 'married-life'],
  ['loan', 'loans-ease-when'],
  ['exams', 'exams-this-year'],
  ['job change', 'job-change-six-months'],
  ['partners', 'partner-for-my-nature'],
  ['शादी', 'relationship-towards-marriage'],
  ['नौकरी', 'stable-job-when'],
  ['तरक्की', 'promotion-this-year'],
  ['shaadi kab hogi', 'marriage-when'],
  ['naukri', 'stable-job-when'],
  ['videsh', 'travel-abroad-this-year'],
  ['karz', 'loans-ease-when'],
])('“%s” finds %s', (query, id) => {
  expect(found(query)).toContain(id);
});

test('each question is found by its own text, in either language', () => {
  for (const { id, texts } of SEARCHED) for (const text of texts) expect(found(text)).toContain(id);
});

test('more words find less', () => {
  expect(found('exam').length).toBeGreaterThan(found('competitive exam').length);
  expect(found('competitive exam')).toEqual(['competitive-exam-type']);
});

test.each(['', '  ', '?!'])('without a word (“%s”) nothing is looked for', (query) => {
  expect(findQuestions(query, SEARCHED)).toBeUndefined();
});

test('what no question has finds none', () => {
  expect(found('lottery')).toEqual([]);
});
