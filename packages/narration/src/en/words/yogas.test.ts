import { YOGA_IDS } from '@dhruva/jyotish';
import { scan } from '@dhruva/safety';
import { describe, expect, it } from 'vitest';
import { YOGA_WORDS as HINDI } from '../../hi/words/yogas.ts';
import { YOGA_WORDS as ENGLISH } from './yogas.ts';

/** A name, and one bracket with what forms the yoga and, after a colon, what it gives or asks. */
const SHAPE = /^[^[\]]+\[[^[\]:]+: [^[\]:]+\]$/u;

describe.each([
  { language: 'en', words: ENGLISH, foreign: /[^\x20-\x7E’]/u },
  { language: 'hi', words: HINDI, foreign: /[A-Za-z]/u },
])('words for yogas: $language', ({ words, foreign }) => {
  it('names every yoga, in the order they are told', () => {
    expect(Object.keys(words)).toEqual(YOGA_IDS);
  });

  it.each(YOGA_IDS)('%s is short, clean and whole', (id) => {
    expect(words[id]).toMatch(SHAPE);
    expect(words[id].length).toBeLessThan(140);
    expect(words[id]).not.toMatch(foreign);
    expect(words[id].normalize('NFC')).toBe(words[id]);
    expect(scan(words[id])).toEqual([]);
  });

  it.each([
    ['name', /\[.*/u],
    ['meaning', /.*\[/u],
    ['gift', /.*: /u],
  ])('gives no two yogas the same %s', (_, rest) => {
    const parts = YOGA_IDS.map((id) => words[id].replace(rest, ''));
    expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([]);
  });
});
