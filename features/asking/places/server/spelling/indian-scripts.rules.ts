import { brahmicSpellings, isBrahmic } from './brahmic.rules.ts';
import { isTamil, tamilSpelling } from './tamil.rules.ts';
import { isArabicScript, urduSpelling } from './urdu.rules.ts';

/** Letters and signs of the scripts of India without digits and punctuation, and the joiners between them. */
const WORDS = /(?:(?![\p{Nd}\p{P}])[\u0900-\u0d7f\u0600-\u06ff]|[\u200c\u200d])+/gu;

/** Whether a text has a letter of a script of India other than Latin. */
export const isIndianScript = (text: string): boolean => /[\u0900-\u0d7f\u0600-\u06ff]/.test(text);

/**
 * Latin spellings of a text with words in a script of India, most likely first, at most three; other letters
 * stay. A text in Latin letters is its only spelling.
 */
export function latinSpellings(text: string): string[] {
  if (!isIndianScript(text)) return [text];
  const known = new Map<string, readonly string[]>();
  const one = (choice: number): string =>
    text.replace(WORDS, (word) => {
      const spellings = known.get(word) ?? spellingsOf(word.replace(/[\u200c\u200d]/g, ''));
      known.set(word, spellings);
      return spellings[choice] ?? spellings[0] ?? '';
    });
  return [...new Set([one(0), one(1), one(2)])];
}

function spellingsOf(word: string): string[] {
  const code = word.codePointAt(0) ?? 0;
  if (isTamil(code)) return [tamilSpelling(word)];
  if (isArabicScript(code)) return [urduSpelling(word)];
  return isBrahmic(code) ? brahmicSpellings(word) : [];
}
