const CONSONANTS: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ٹ: 't',
  ث: 's',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ڈ: 'd',
  ذ: 'z',
  ر: 'r',
  ڑ: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ک: 'k',
  ك: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ں: 'n',
  ہ: 'h',
  ه: 'h',
  ة: 'h',
};
/** Letters that are a consonant at the start of a word and a vowel later. */
const HALF_VOWELS: Readonly<Record<string, readonly [first: string, later: string]>> = {
  و: ['v', 'o'],
  ی: ['y', 'i'],
  ي: ['y', 'i'],
  ى: ['y', 'i'],
};
const VOWELS: Readonly<Record<string, string>> = {
  ا: 'a',
  آ: 'a',
  أ: 'a',
  ع: 'a',
  ئ: 'i',
  ؤ: 'u',
  ے: 'e',
};
const ASPIRATE = 'ھ';
const FINAL_H = 'ہه';

/** Whether a code point is of the Arabic script. */
export const isArabicScript = (code: number): boolean => code >= 0x0600 && code < 0x0700;

/**
 * The Latin spelling of one Urdu word. Short vowels are not written: an a stands between two consonants, so
 * کانپور is kanapor.
 */
export function urduSpelling(word: string): string {
  const letters = [...word.normalize('NFC')];
  let latin = '';
  let afterConsonant = false;
  letters.forEach((letter, at) => {
    const half = HALF_VOWELS[letter];
    const final = at > 0 && at === letters.length - 1 && FINAL_H.includes(letter);
    const vowel =
      final && afterConsonant ? 'a' : (VOWELS[letter] ?? (at > 0 ? half?.[1] : undefined));
    const consonant = vowel === undefined ? (CONSONANTS[letter] ?? half?.[0]) : undefined;
    if (letter === ASPIRATE) latin += 'h';
    else if (consonant !== undefined) latin += (afterConsonant ? 'a' : '') + consonant;
    else latin += vowel ?? '';
    afterConsonant = consonant !== undefined || (letter === ASPIRATE && afterConsonant);
  });
  return latin;
}
