import { describe, expect, it } from 'vitest';
import { countWords, firstWords } from './question-words.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['😀 !! 👨‍👩‍👧 … ?', 0],
    ["I don't know", 3],
    ['I don’t know', 3],
    ['मेरी शादी कब होगी', 4],
    ['मेरी शादी कब होगी?', 4],
    ['क्या क्षत्रिय ज्ञान है।', 4],
    ['well-known in 2027', 4],
    ['one,two;three', 3],
  ])('%j holds %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('firstWords', () => {
  it('keeps a text that is short enough as it was typed', () => {
    expect(firstWords('  When,  please? ', 2)).toBe('  When,  please? ');
  });

  it('drops what lies beyond and keeps spaces and signs between', () => {
    expect(firstWords('When —  oh when? — shall we meet', 3)).toBe('When —  oh when?');
  });

  it('does not keep a bracket that opens for a dropped word', () => {
    expect(firstWords('career (abroad)', 1)).toBe('career');
  });

  it('counts Hindi words', () => {
    expect(firstWords('मेरी शादी कब होगी?', 3)).toBe('मेरी शादी कब');
  });

  it('is empty for none', () => {
    expect(firstWords('some words', 0)).toBe('');
  });
});
