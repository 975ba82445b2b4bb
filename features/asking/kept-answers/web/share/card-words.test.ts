import { QUESTIONS } from '@dhruva/asking/questions/contract/catalogue';
import { describe, expect, test } from 'vitest';
import { ADVICE_LINES } from './advice-lines.ts';
import { cardWords, shareText, wrapText } from './card-words.ts';

const MONTH =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\d{4}/;
const QUESTION = 'When is marriage likely for me?';

describe('without ticks', () => {
  test.each(['en', 'hi'] as const)(
    'a card says nothing of whom or what it came from: %s',
    (language) => {
      for (const line of ADVICE_LINES[language].keys()) {
        const words = cardWords({ language, line });
        const all = shareText(words, 'https://dhruva.test');
        expect(all).not.toMatch(MONTH);
        expect(QUESTIONS.filter(({ text }) => all.includes(text))).toEqual([]);
        expect(words.below).toEqual([]);
        expect(all).not.toContain('id=');
      }
    },
  );
});

test('the question and the months stand on it where they were ticked', () => {
  const words = cardWords({ language: 'en', line: 0, question: QUESTION, months: ['May 2027'] });
  expect(words.above).toBe(QUESTION);
  expect(words.below).toEqual(['The months to keep in mind', 'May 2027']);
});

test('each language has the same lines, and any number chooses one', () => {
  expect(ADVICE_LINES.hi).toHaveLength(ADVICE_LINES.en.length);
  expect(cardWords({ language: 'en', line: ADVICE_LINES.en.length }).line).toBe(ADVICE_LINES.en[0]);
});

test('lines keep within the width and are of about the same length', () => {
  const measure = (text: string): number => text.length;
  const text = 'one two three four five six seven';
  const lines = wrapText(text, 20, measure);
  expect(lines.join(' ')).toBe(text);
  expect(lines).toEqual(['one two three four', 'five six seven']);
  expect(wrapText('unbreakable', 4, measure)).toEqual(['unbreakable']);
});
