import { expect, test } from 'vitest';
import { linesOf } from '../../training/corpus.ts';
import { languageOf } from './language.ts';

test.each([
  ['I want to die', 'en'],
  ['my husband hits me, main road police station', 'en'],
  ['मैं मरना चाहता हूँ', 'hi'],
  ['mujhe mar jana chahiye', 'hi'],
  ['nhi jeena ab', 'hi'],
  ['', 'en'],
])('"%s" is answered in %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test('of the lines of the corpus 99 in a hundred of English and 94 of Hinglish are told', () => {
  const share = (language: string, spoken: string): number => {
    const own = linesOf('train').filter((line) => line.language === language);
    return own.filter(({ text }) => languageOf(text) === spoken).length / own.length;
  };
  expect(share('en', 'en')).toBeGreaterThan(0.99);
  expect(share('hinglish', 'hi')).toBeGreaterThan(0.94);
});
